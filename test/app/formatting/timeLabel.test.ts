import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hoursLabel } from '../../../app/formatting/hoursLabel.ts';
import { parseTimeLabel, timeLabel } from '../../../app/formatting/timeLabel.ts';

describe('timeLabel', () => {
  it.each([
    ['2026-11-23 09:20:00', '9:20 AM'],
    ['2026-11-23 00:00:00', '12:00 AM'],
    ['2026-11-23 12:00:00', '12:00 PM'],
    ['2026-11-23 12:59:00', '12:59 PM'],
    ['2026-11-23 23:05:00', '11:05 PM'],
    ['13:30', '1:30 PM'],
    ['24:00', '24:00'],
    ['noon', 'noon'],
  ])('%j is %j', (time, expected) => {
    expect(timeLabel(time)).toBe(expected);
  });

  it('comes back the same when it is read again', () => {
    const pad = (value: number) => String(value).padStart(2, '0');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), (hour, minute) => {
        const time = `${pad(hour)}:${pad(minute)}`;
        expect(parseTimeLabel(timeLabel(time))).toBe(time);
      }),
    );
  });
});

describe('parseTimeLabel', () => {
  it.each(['', '0:20 AM', '13:00 PM', '9:60 AM', '09:20', '9:20 am'])('does not read %j', (label) => {
    expect(parseTimeLabel(label)).toBeUndefined();
  });
});

describe('hoursLabel', () => {
  it('names opening and closing', () => {
    expect(hoursLabel({ start: '08:00', end: '19:30' })).toBe('8:00 AM – 7:30 PM');
  });
});
