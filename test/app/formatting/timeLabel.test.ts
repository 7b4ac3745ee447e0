import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeLabel } from '../../../app/formatting/dateLabel.ts';

/** Converts '9:20 AM' to 'HH:mm', in a different way than the label does. */
function read(label: string): string {
  const [clock = '', half] = label.split(' ');
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return new Date(Date.UTC(2026, 0, 1, (hour % 12) + (half === 'PM' ? 12 : 0), minute)).toISOString().slice(11, 16);
}

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
        expect(timeLabel(time)).toMatch(/^(1[0-2]|[1-9]):[0-5]\d (AM|PM)$/);
        expect(read(timeLabel(time))).toBe(time);
      }),
    );
  });
});
