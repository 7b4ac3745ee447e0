import type { Json } from '#engine';

/** What the booking adds to lists of answers (`walkInRequest`), by their places. */
const added: ReadonlyMap<string, readonly string[]> = new Map([['/notes', ['with-care']]]);

export const addedTo = (pointer: string): readonly string[] => added.get(pointer) ?? [];

export const withAdded = (pointer: string, value: Json): Json =>
  Array.isArray(value) ? [...value, ...addedTo(pointer)] : value;

/** For an author who wonders why one entry less is taken. */
export const describeAdded = (pointer: string): string =>
  addedTo(pointer)
    .map((each) => `, and the booking itself can add "${each}"`)
    .join('');
