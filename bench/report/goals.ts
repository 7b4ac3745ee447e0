import type { Measure } from '../measures/Figures.ts';

/** What the engine is to reach on 100 fields, as multiples of the floor. */
export const goals: Readonly<Record<Measure, number>> = { mount: 1.9, key: 1.05, toggle: 1.5, errors: 2, formHeap: 5 };

/** The fields of the form that the goals are about. */
export const GOAL_FIELDS = 100;

/** KiB, gzip, that the engine's page is to stay under. */
export const GOAL_PAGE_KIBIBYTES = 140;
