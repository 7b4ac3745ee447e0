import type { Sign } from './signOf.ts';

/**
 * Where the sign changes on the way from `low` to `high`: the first index of each next sign. The sign must only rise or
 * only fall on that way; undefined when it is unknown somewhere.
 */
export function switchPoints(
  signAt: (index: number) => Sign,
  low: number,
  high: number,
): readonly number[] | undefined {
  const points: number[] = [];
  const last = signAt(high);
  let from = low;
  for (;;) {
    const sign = signAt(from);
    if (sign === undefined || last === undefined) return undefined;
    if (sign === last) return points;
    if (points.length > 1) return undefined;
    let [same, other] = [from, high];
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
