import { describe, expect, it } from 'vitest';
import { knownNames } from '../../../../../app/content/forms/knownNames.ts';
import { buildAnswers, readAddress } from '../../../../../app/screens/booking/verification/verifyAddress.ts';

const answers = {
  addressLineOne: '12 Analytical Way',
  addressLineTwo: 'Apartment 2',
  city: 'Cincinnati',
  state: 'OH',
  zipCode: '45202-1234',
  county: 'Hamilton',
};
const address = {
  addressLines: ['12 Analytical Way', 'Apartment 2'],
  cityTown: 'Cincinnati',
  stateProvince: 'OH',
  postalCode: '45202-1234',
  county: 'Hamilton',
};

describe('the address of answers', () => {
  it('is whole', () => {
    expect(readAddress(answers)).toEqual(address);
  });

  it.each([undefined, '', '  '])('has one line and no county where these are %j', (none) => {
    const short = { ...answers, addressLineTwo: none ?? null, county: none ?? null };
    expect(readAddress(short)).toEqual({
      addressLines: ['12 Analytical Way'],
      cityTown: 'Cincinnati',
      stateProvince: 'OH',
      postalCode: '45202-1234',
    });
  });

  it.each(['addressLineOne', 'city', 'state', 'zipCode'])('is none without %s', (name) => {
    expect(readAddress({ ...answers, [name]: '' })).toBeUndefined();
    const { [name]: _gone, ...rest }: Record<string, string> = answers;
    expect(readAddress(rest)).toBeUndefined();
  });
});

describe('the answers of an address', () => {
  it('have all of it, by the names that documents may map', () => {
    expect(buildAnswers(address)).toEqual(answers);
    expect(Object.keys(knownNames.verifiers)).toEqual(['address']);
    expect(knownNames.verifiers.address).toEqual(Object.keys(answers));
  });

  it('take a second line away, and leave a county alone that is not given', () => {
    const { county: _gone, ...rest } = address;
    const { county: _left, ...said } = answers;
    expect(buildAnswers({ ...rest, addressLines: ['12 Analytical Way'] })).toEqual({ ...said, addressLineTwo: '' });
  });
});
