import { closest, distance } from 'fastest-levenshtein';

/** The known name that was probably meant: at most a third of its letters differ. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const candidate = closest(name, known);
  return distance(name, candidate) <= Math.max(1, candidate.length / 3) ? candidate : undefined;
}
