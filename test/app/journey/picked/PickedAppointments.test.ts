import { describe, expect, it } from 'vitest';
import { isSameSlot, isWalkInAt, type PickedAppointments } from '../../../../app/journey/index.ts';
import { appointment, clinic } from '../fixtures.ts';

describe('a walk-in at a pharmacy', () => {
  const pharmacy = { ...clinic, providerId: '01400500' };
  const walkIn = appointment({ timestamp: '' });

  it.each<[string, PickedAppointments, boolean]>([
    ['one that was picked there', { appointment: walkIn, provider: pharmacy }, true],
    ['one that was picked at another', { appointment: walkIn, provider: clinic }, false],
    ['one of which the pharmacy is not known', { appointment: walkIn }, false],
    ['a visit there that has a time', { appointment: appointment(), provider: pharmacy }, false],
    ['one that is booked', { appointment: { ...walkIn, confirmCode: 'K' }, provider: pharmacy }, false],
    ['the pharmacy without a visit', { provider: pharmacy }, false],
    ['nothing', {}, false],
  ])('%s: %j is %s', (_what, picked, expected) => {
    expect(isWalkInAt(picked, '01400500')).toBe(expected);
  });
});

describe('the same slot', () => {
  it.each<[string, PickedAppointments, boolean]>([
    ['the time, the place and the services that are picked', { appointment: appointment(), provider: clinic }, true],
    ['a time that is picked without a place', { appointment: appointment() }, false],
    ['a place that is picked without a time', { provider: clinic }, false],
  ])('%s: %j is %s', (_what, picked, expected) => {
    expect(isSameSlot(picked, appointment(), clinic)).toBe(expected);
  });
});
