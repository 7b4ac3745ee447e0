import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minutesLeft, untilNextMinute } from '../../../../../app/screens/booking/countdown/useMinutesLeft.ts';

const now = new Date('2027-03-15T13:00:00.000Z');

describe('minutesLeft', () => {
  it.each([
    ['2027-03-15T13:10:00Z', 10],
    ['2027-03-15T13:09:00.001Z', 10],
    ['2027-03-15T13:09:00Z', 9],
    ['2027-03-15T13:00:00.001Z', 1],
    ['2027-03-15T13:00:00Z', 0],
    ['2027-03-15T12:00:00Z', 0],
    ['2027-03-15T14:00:00Z', 60],
    ['2027-03-15T14:00:00.001Z', undefined],
    ['soon', undefined],
    [undefined, undefined],
  ])('%s leaves %s', (end, minutes) => {
    expect(minutesLeft(end, now)).toBe(minutes);
  });

  it('changes exactly when untilNextMinute says', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3_600_000 }), (left) => {
        const end = new Date(now.getTime() + left).toISOString();
        const wait = untilNextMinute(end, now);
        const before = minutesLeft(end, now);
        expect(minutesLeft(end, new Date(now.getTime() + wait - 1))).toBe(before);
        expect(minutesLeft(end, new Date(now.getTime() + wait))).toBe((before ?? Number.NaN) - 1);
      }),
    );
  });
});
