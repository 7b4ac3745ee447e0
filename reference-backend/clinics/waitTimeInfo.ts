import type { Clinic } from '../../schemas/generated/api/places/clinic-details/reply.js';
import type { DayOfHours } from './clinicHours.ts';
import { walkInWait } from './walkInWait.ts';

type WaitTimeInfo = NonNullable<Clinic['waitTimeInfo']>;

const descriptions = {
  closed: 'Closed now',
  lunch: 'Closed for lunch',
  full: 'No more walk-in visits today',
} as const;

/** What a guest without an appointment meets at a clinic at this moment. `today`: its hours of today, if it has any. */
export function waitTimeInfo(providerId: string, today: DayOfHours | undefined, now: Date): WaitTimeInfo {
  if (today === undefined || today.at === 'closed') return unavailable('closed');
  if (today.at === 'lunch') return unavailable('lunch');
  const waitMinutes = walkInWait(providerId, now);
  if (waitMinutes === undefined) return { clinicAvailable: true };
  return waitMinutes < (today.closesIn ?? 0) ? { clinicAvailable: true, waitMinutes } : unavailable('full');
}

const unavailable = (why: keyof typeof descriptions): WaitTimeInfo => ({
  clinicAvailable: false,
  description: descriptions[why],
});
