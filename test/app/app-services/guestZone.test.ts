import { expect, it } from 'vitest';
import { guestZone } from '../../../app/app-services/useGuestZone.ts';

const zones = { ET: 'America/New_York', MST: 'America/Phoenix' };

it.each([
  ['ET', 'America/New_York'],
  ['MST', 'America/Phoenix'],
  ['America/Boise', 'America/Boise'],
  ['PT', undefined],
  ['EST', undefined],
  ['et', undefined],
  ['', undefined],
  ['America/Atlantis', undefined],
  ['toString', undefined],
])('%j is the zone %s', (named, zone) => {
  expect(guestZone(named, zones)).toBe(zone);
});
