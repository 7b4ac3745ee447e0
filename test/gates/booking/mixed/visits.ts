import { DateTime } from 'luxon';
import { clinic, monday } from '../../../reference-backend/support/calls.ts';

/** The visits that guests book; few enough that guests get into each other's way. */
export const visits = {
  cold: { service: 29, steps: 1, day: monday },
  physical: { service: 61, steps: 2, day: monday },
  firstDose: { service: 104, steps: 1, day: monday },
  /** Follows the first dose, sixty days later. */
  secondDose: { service: 105, steps: 1, day: '2027-04-30' },
} as const;

export type VisitName = keyof typeof visits;

/** Number of times in a day; the first is at 8 o'clock. */
export const timesOfDay = 4;
const stepMinutes = 30;

const begins = (visit: VisitName, time: number): DateTime =>
  DateTime.fromISO(`${visits[visit].day}T08:00:00`, { zone: clinic.timezone }).plus({ minutes: time * stepMinutes });

/** The time as calls write it. */
export const formatWallTime = (visit: VisitName, time: number): string =>
  begins(visit, time).toFormat('yyyy-MM-dd HH:mm:ss');

/** The instants in milliseconds of the steps of the clinic's time that the visit takes. */
export const listSteps = (visit: VisitName, time: number): readonly number[] =>
  Array.from({ length: visits[visit].steps }, (_, step) => begins(visit, time + step).toMillis());
