import { expect, test } from 'vitest';
import { findCounty } from '../../../../reference-backend/world/places/findCounty.ts';
import { findPlace } from '../../../../reference-backend/world/places/findPlace.ts';

test.each([
  ['45202', 'Hamilton'],
  ['41011', 'Kenton'],
  ['20001', 'District of Columbia'],
  ['22301', 'Alexandria'],
  ['70112', 'Orleans'],
  ['99501', 'Anchorage'],
  ['00901', undefined],
])('%s is in %s', (zip, county) => {
  const place = findPlace(zip);
  expect(place).toBeDefined();
  expect(place && findCounty(place)).toBe(county);
});

test('a point on the water is in no county', () => {
  expect(findCounty({ stateProvince: 'OH', lat: 10, lng: -140 })).toBeUndefined();
});
