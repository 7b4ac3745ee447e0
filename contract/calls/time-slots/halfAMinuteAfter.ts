import type { Bookable } from '../../world/Pool.ts';

/** A time that no search offers, though a clock without seconds shows it as a free one. */
export const halfAMinuteAfter = (at: Bookable): Bookable => ({ ...at, time: at.time.replace(/\d\d$/, '30') });
