import { distance } from 'fastest-levenshtein';

/** How many letters may differ: one in a short name, two in a longer one (as when two are swapped), or a third. */
const tolerance = ({ length }: string): number => (length <= 3 ? 1 : Math.max(2, length / 3));

/** The known name that was probably meant, ignoring letter case; undefined when none is similar. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const written = name.toLowerCase();
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of known) {
    // The names differ in at least this many letters. Skipping them here also keeps very long names from costing time.
    if (Math.abs(written.length - candidate.length) > tolerance(candidate)) continue;
    const away = distance(written, candidate.toLowerCase());
    // The tolerance may cover all letters of a short name: then the two names have nothing in common.
    if (away >= Math.max(written.length, candidate.length)) continue;
    if (away < least && away <= tolerance(candidate)) [best, least] = [candidate, away];
  }
  return best;
}
