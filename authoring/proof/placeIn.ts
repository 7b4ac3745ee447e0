import { escapeName, type Place } from '#engine';

/** The place of a value in a document, by the names that lead to it. */
export const placeIn = (document: string, ...names: readonly (string | number)[]): Place => ({
  document,
  pointer: names.map((name) => `/${escapeName(name)}`).join(''),
});

export const below = ({ document, pointer }: Place, ...names: readonly (string | number)[]): Place => ({
  document,
  pointer: pointer + placeIn(document, ...names).pointer,
});
