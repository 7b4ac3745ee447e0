import { DateTime } from 'luxon';

const ISO_DAY = 'yyyy-MM-dd';

/** No calendar of the chain is ahead of this zone's: who is too young here is too young everywhere. */
const EASTERNMOST = 'America/New_York';

/** Patients are as old as this at least, in months (`patientTooYoung`). */
const LEAST_AGE = { months: 12 };

/** The date of birth of somebody who is a day too young to be a patient. */
export function bornADayTooLate(now: DateTime = DateTime.now()): string {
  const today = now.setZone(EASTERNMOST);
  // Around the last of February one of the two may be old enough.
  const [one, other] = [today.minus(LEAST_AGE).plus({ days: 1 }), today.plus({ days: 1 }).minus(LEAST_AGE)];
  return DateTime.max(one, other).toFormat(ISO_DAY);
}

/** The date of birth of somebody who is just old enough today, where a place is. */
export const bornJustInTime = (timezone: string): string =>
  DateTime.now().setZone(timezone).minus(LEAST_AGE).toFormat(ISO_DAY);

/** A day so many days after today, where no calendar of the chain is ahead of. */
export const dayAhead = (days: number): string => DateTime.now().setZone(EASTERNMOST).plus({ days }).toFormat(ISO_DAY);
