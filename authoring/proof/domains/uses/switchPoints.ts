import type { Sign } from './compareSides.ts';

/** How far from its last place a point is looked for first. */
const NEAR = 3;

/**
 * Where the sign changes on the way from `low` to `high`: the first index of each next sign. The sign must only rise or
 * only fall on that way; undefined when it is unknown somewhere. `hints` are where it changed in a like case.
 */
export function switchPoints(
  signAt: (index: number) => Sign,
  low: number,
  high: number,
  hints: readonly number[] = [],
): readonly number[] | undefined {
  const points: number[] = [];
  const last = signAt(high);
  let from = low;
  for (;;) {
    const sign = signAt(from);
    if (sign === undefined || last === undefined) return undefined;
    if (sign === last) return points;
    if (points.length > 1) return undefined;
    let [same, other] = findBracket(signAt, sign, hints[points.length], from, high);
    while (other - same > 1) {
      const middle = Math.floor(same + (other - same) / 2);
      const between = signAt(middle);
      if (between === undefined) return undefined;
      if (between === sign) same = middle;
      else other = middle;
    }
    points.push(other);
    from = other;
  }
}

/** An index that has the sign, and a later one that has another; near the hint, if it is good. */
function findBracket(
  signAt: (index: number) => Sign,
  sign: Sign,
  hint: number | undefined,
  from: number,
  high: number,
): [number, number] {
  if (hint === undefined || hint - NEAR <= from || hint + NEAR >= high) return [from, high];
  const after = signAt(hint + NEAR);
  return signAt(hint - NEAR) === sign && after !== sign && after !== undefined
    ? [hint - NEAR, hint + NEAR]
    : [from, high];
}
