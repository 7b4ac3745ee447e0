import type { Json } from '#engine';

/** The places of a value that are empty. */
export function emptyPlaces(value: Json | undefined, at = ''): readonly string[] {
  if (value === undefined || value === null || value === '') return [at];
  if (typeof value !== 'object') return [];
  const members = Object.entries(value);
  return members.length === 0 ? [at] : members.flatMap(([name, member]) => emptyPlaces(member, `${at}/${name}`));
}
