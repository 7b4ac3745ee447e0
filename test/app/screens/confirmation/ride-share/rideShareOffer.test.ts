import { describe, expect, it } from 'vitest';
import { rideShareOffer } from '../../../../../app/screens/confirmation/ride-share/rideShareOffer.ts';

const discount = (name: string, locationIds: readonly [string, ...string[]]) => ({
  locationIds: [...locationIds] as [string, ...string[]],
  lyftCodeOneDose: `${name}1`,
  lyftCodeTwoDose: `${name}2`,
  links: { oneDose: `https://ride.example/${name}1`, twoDose: `https://ride.example/${name}2` },
});
const texts = {
  mapLyftCodeToLocationIds: [discount('EAST', ['01400412', '01400413']), discount('WEST', ['62000001', '01400413'])],
};

describe('the discount for a ride', () => {
  it.each([
    ['one visit', '01400412', 1, 'EAST1'],
    ['a visit and its follow-up', '01400412', 2, 'EAST2'],
    ['another place', '62000001', 1, 'WEST1'],
    ['a place that two entries name: the first', '01400413', 1, 'EAST1'],
  ])('for %s', (_what, place, visits, code) => {
    expect(rideShareOffer(texts, place, visits)).toEqual({ code, link: `https://ride.example/${code}` });
  });

  it.each(['01400499', '', '0140041'])('is none at %j', (place) => {
    expect(rideShareOffer(texts, place, 1)).toBeUndefined();
  });
});
