import type { TextGraph } from './textGraph.ts';

/** More work than this is not attempted. */
const MOST_WORK = 4_000_000;
const MOST_LENGTHS = 6;
const WAYS = 3;

/**
 * Texts of a graph whose number of characters is between two bounds: the shortest, the longest, and some in between.
 * Empty when there are none; undefined when finding out would take too long.
 */
export function textsIn({ states }: TextGraph, least: number, most: number): readonly string[] | undefined {
  // A longer text passes through some state twice, so there is also a shorter text.
  const enough = Math.min(most, Math.max(least, 0) + states.length);
  const longest = most * states.length > MOST_WORK ? enough : most;
  if (longest * states.length > MOST_WORK) return undefined;
  const left: Uint8Array[] = [Uint8Array.from(states, ({ accepts }) => Number(accepts))];
  for (let length = 1; length <= longest; length += 1) {
    const before = left[length - 1];
    left.push(Uint8Array.from(states, ({ moves }) => Number(moves.some(({ to }) => before?.[to] === 1))));
  }
  const lengths = left.flatMap((ends, length) => (length >= least && ends[0] === 1 ? [length] : []));
  const texts = sampleLengths(lengths).flatMap((length) =>
    Array.from({ length: WAYS }, (_, way) => buildText(states, left, length, way)),
  );
  return [...new Set(texts)];
}

/** The first length, the last, and some in between. */
function sampleLengths(lengths: readonly number[]): readonly number[] {
  const step = Math.max(1, Math.floor(lengths.length / (MOST_LENGTHS - 1)));
  return [...new Set([...lengths.filter((_, at) => at % step === 0), ...lengths.slice(-1)])];
}

/** A text of this length; `way` selects among several possible characters. */
function buildText(states: TextGraph['states'], left: readonly Uint8Array[], length: number, way: number): string {
  const signs: number[] = [];
  let here = 0;
  for (let at = 0; at < length; at += 1) {
    const moves = states[here]?.moves.filter(({ to }) => left[length - at - 1]?.[to] === 1) ?? [];
    const move = moves[(way + way * at) % Math.max(1, moves.length)];
    if (move === undefined) break;
    signs.push(move.signs[(way + at) % move.signs.length] ?? 0);
    here = move.to;
  }
  return String.fromCodePoint(...signs);
}
