import type { Change, Found } from './Change.ts';

/** A change of what guests see. */
export const seen = (place: string, found: Found): Change => ({
  concern: 'guest',
  place,
  ...found,
});

/** The same, for one that somebody should look at. */
export const look = (place: string, message: string): Change => seen(place, { verdict: 'look', message });
