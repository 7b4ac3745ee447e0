import type { Measure } from '../measures/Figures.ts';

/**
 * Goals of the engine on a form of 100 fields, as multiples of the floor. As fast as what is written by hand; which of them
 * are reached, and what limits the others, is in docs/engine-speed.md.
 */
export const goals: Readonly<Record<Measure, number>> = { mount: 1.3, key: 1, toggle: 1, errors: 1.8, formHeap: 5 };

/** The number of fields of the form that the goals apply to. */
export const GOAL_FIELDS = 100;

/** The goal for the size of the engine's page: less than this many KiB (gzip). */
export const GOAL_PAGE_KIBIBYTES = 85;
