import type { Sign } from './compareSides.ts';

/** How far around a hint a point is searched for first. */
const NEAR = 3;

/**
 * The indices from `low` to `high` at which the sign changes: the first index of each next sign. The sign must only
 * rise or only fall; the result is undefined when it does not, or is unknown somewhere. `hints` are the indices at
 * which it changed in a similar case.
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

/** An index with the sign and a later index with another sign; close to the hint if that is possible. */
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
