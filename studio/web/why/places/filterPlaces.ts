import type { NamedPlace } from './NamedPlace.ts';

/** The places with these words in their names, and this outcome; any outcome when it is empty. */
export function filterPlaces(places: readonly NamedPlace[], words: string, outcome: string): readonly NamedPlace[] {
  const sought = words.trim().toLowerCase();
  return places.filter(
    ({ title, aspect, group, subject, outcome: now }) =>
      (outcome === '' || now === outcome) && `${title} ${aspect} ${group} ${subject}`.toLowerCase().includes(sought),
  );
}

/** The outcomes that there are, with how many places have each. */
export function outcomesOf(places: readonly NamedPlace[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const { outcome } of places) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a.localeCompare(b));
}
