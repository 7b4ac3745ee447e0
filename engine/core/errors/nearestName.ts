import { distance } from 'fastest-levenshtein';

/** The known name that was probably meant: at most a third of its letters differ, case aside. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const written = name.toLowerCase();
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of known) {
    const away = distance(written, candidate.toLowerCase());
    if (away < least && away <= Math.max(1, candidate.length / 3)) [best, least] = [candidate, away];
  }
  return best;
}
