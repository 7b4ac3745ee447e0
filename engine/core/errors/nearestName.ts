import { distance } from 'fastest-levenshtein';

/** Letters that may differ: one of a short name, two (as when two are swapped) of a longer, a third of a long one. */
const tolerance = ({ length }: string): number => (length <= 3 ? 1 : Math.max(2, length / 3));

/** The known name that was probably meant, case aside. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const written = name.toLowerCase();
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of known) {
    // As many letters differ at least; to find out about a name as long as a book would take its time.
    if (Math.abs(written.length - candidate.length) > tolerance(candidate)) continue;
    const away = distance(written, candidate.toLowerCase());
    // Of a short name all letters may be within the tolerance: then the two have nothing in common.
    if (away >= Math.max(written.length, candidate.length)) continue;
    if (away < least && away <= tolerance(candidate)) [best, least] = [candidate, away];
  }
  return best;
}
