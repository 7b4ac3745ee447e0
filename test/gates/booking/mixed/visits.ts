import { DateTime } from 'luxon';
import { clinic, monday } from '../../../reference-backend/support/calls.ts';

/** What guests ask the clinic for; few enough that they get into each other's way. */
export const visits = {
  cold: { service: 29, steps: 1, day: monday },
  physical: { service: 61, steps: 2, day: monday },
  firstDose: { service: 104, steps: 1, day: monday },
  /** Follows the first dose, sixty days later. */
  secondDose: { service: 105, steps: 1, day: '2027-04-30' },
} as const;

export type VisitName = keyof typeof visits;

/** Times of a day, the first at 8 o'clock. */
export const timesOfDay = 4;
const stepMinutes = 30;

const begins = (visit: VisitName, time: number): DateTime =>
  DateTime.fromISO(`${visits[visit].day}T08:00:00`, { zone: clinic.timezone }).plus({ minutes: time * stepMinutes });

/** As calls name it. */
export const formatWallTime = (visit: VisitName, time: number): string =>
  begins(visit, time).toFormat('yyyy-MM-dd HH:mm:ss');

/** The instants, in milliseconds, of the steps that the visit takes of the clinic's time. */
export const listSteps = (visit: VisitName, time: number): readonly number[] =>
  Array.from({ length: visits[visit].steps }, (_, step) => begins(visit, time + step).toMillis());
