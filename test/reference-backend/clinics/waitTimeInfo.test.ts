import { describe, expect, it } from 'vitest';
import type { DayOfHours } from '../../../reference-backend/clinics/clinicHours.ts';
import { waitTimeInfo } from '../../../reference-backend/clinics/waitTimeInfo.ts';
import { walkInWait } from '../../../reference-backend/clinics/walkInWait.ts';

const now = new Date('2027-03-01T15:00:00Z');
const ids = Array.from({ length: 300 }, (_, index) => `014${String(45_000 + index)}`);
const silent = ids.find((id) => walkInWait(id, now) === undefined) ?? '';
const busy = ids.find((id) => (walkInWait(id, now) ?? 0) >= 30) ?? '';
const day = (at: DayOfHours['at'], closesIn: number): DayOfHours => ({
  day: 'Monday',
  hours: '7:30 AM - 5:30 PM',
  at,
  closesIn,
});

describe('what a guest without an appointment meets', () => {
  it.each([
    ['a clinic without hours', undefined, 'Closed now'],
    ['one that is closed', day('closed', -60), 'Closed now'],
    ['one at lunch', day('lunch', 300), 'Closed for lunch'],
    ['one that closes before the queue ends', day('open', 20), 'No more walk-in visits today'],
  ])('at %s', (_what, today, description) => {
    expect(waitTimeInfo(busy, today, now)).toEqual({ clinicAvailable: false, description });
  });

  it('is the wait of an open clinic, where it reports one', () => {
    expect(waitTimeInfo(busy, day('open', 300), now)).toEqual({
      clinicAvailable: true,
      waitMinutes: walkInWait(busy, now),
    });
    expect(waitTimeInfo(silent, day('open', 300), now)).toEqual({ clinicAvailable: true });
  });
});
