import { describe, expect, test } from 'vitest';
import { standardAddress } from '../../../../reference-backend/world/places/standardAddress.ts';

const address = (city: string, state: string, zip: string) => ({
  addressLines: ['12 Analytical Way'],
  cityTown: city,
  stateProvince: state,
  postalCode: zip,
});

describe('an address that fits its postal code', () => {
  test.each([
    ['Cincinnati', 'OH', '45202', 'Cincinnati'],
    ['cincinnati', 'OH', '45202', 'Cincinnati'],
    [' CINCINNATI ', 'OH', '45202-1234', 'Cincinnati'],
    ['salt  lake city', 'UT', '84101', 'Salt Lake City'],
    ['St. Louis', 'MO', '63101', 'Saint Louis'],
    ['st louis', 'MO', '63101', 'Saint Louis'],
    ["O'Fallon", 'MO', '63366', 'O Fallon'],
    ['Port St. Lucie', 'FL', '34952', 'Port Saint Lucie'],
    ['Ft Lauderdale', 'FL', '33301', 'Fort Lauderdale'],
  ])('%j, %s %s is written %j', (typed, state, zip, city) => {
    expect(standardAddress(address(typed, state, zip))).toEqual({
      address: address(city, state, zip),
      corrected: false,
    });
  });

  test('comes back tidied, with both lines and the county as it was', () => {
    const typed = {
      ...address('mason', 'OH', '45040'),
      addressLines: ['  12  Analytical Way ', ' Apartment 2'],
      county: ' warren',
    };
    expect(standardAddress(typed)).toEqual({
      address: {
        ...address('Mason', 'OH', '45040'),
        addressLines: ['12 Analytical Way', 'Apartment 2'],
        county: ' warren',
      },
      corrected: false,
    });
  });
});

test.each([
  ['another city', 'Columbus', 'OH'],
  ['another state', 'Cincinnati', 'KY'],
  ['both', 'Louisville', 'KY'],
  ['a misspelled city', 'Cincinatti', 'OH'],
])('%s than the postal code has is corrected', (_what, city, state) => {
  expect(standardAddress(address(city, state, '45202-1234'))).toEqual({
    address: address('Cincinnati', 'OH', '45202-1234'),
    corrected: true,
  });
});

test('a blank line is left out, and an address of blank lines is not known', () => {
  const typed = address('Cincinnati', 'OH', '45202');
  expect(standardAddress({ ...typed, addressLines: ['12 Analytical Way', ' '] })).toEqual({
    address: typed,
    corrected: false,
  });
  expect(standardAddress({ ...typed, addressLines: [' '] })).toBeUndefined();
});

test.each(['00000', '99999-1234'])('nothing is known of an address in %s', (zip) => {
  expect(standardAddress(address('Cincinnati', 'OH', zip))).toBeUndefined();
});
