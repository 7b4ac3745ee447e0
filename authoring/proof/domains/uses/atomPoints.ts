import type { Json } from '#engine';
import type { Variable } from '../../solve/Variable.ts';
import { createProbeScope } from '../createProbeScope.ts';
import type { KnownPoints, Neighbours } from '../Neighbours.ts';
import type { Source } from '../Source.ts';
import { compareSides, type Sign } from './compareSides.ts';
import { MOST_COMBINATIONS, neighbourValues } from './neighbourValues.ts';
import { switchPoints } from './switchPoints.ts';
import type { Atom } from './Use.ts';

/** The values of one variable, along which a comparison is examined. */
export interface Axis {
  readonly source: Source;
  readonly low: number;
  readonly high: number;
  readonly valueAt: (index: number) => Json;
}

export interface AtomPoints {
  readonly points: readonly number[];
  readonly complete: boolean;
  /** Why not, as half a sentence. */
  readonly why?: string;
  /** The variables whose present values were used. */
  readonly from: readonly Variable[];
}

/**
 * The indices at which a comparison changes along one variable, for the present values of the other variables, or for
 * each of their usual values.
 */
export function atomPoints(atom: Atom, { source, low, high, valueAt }: Axis, neighbours: Neighbours): AtomPoints {
  const known: KnownPoints = neighbours.known?.get(atom) ?? new Map();
  neighbours.known?.set(atom, known);
  const { combinations, from, ...others } = neighbourValues(atom, source, neighbours);
  let { complete } = others;
  let why = complete ? undefined : `what it is compared with has more than ${MOST_COMBINATIONS} combinations`;
  const points = new Set<number>();
  for (const combination of combinations) {
    const probe = createProbeScope(atom.reads, source, combination);
    const signAt = (index: number): Sign => {
      probe.set(valueAt(index));
      return compareSides(atom, probe.scope);
    };
    // A missing value mostly makes the comparison unknown for every value of this variable.
    const isMissing = [...combination.values()].includes(undefined);
    if (isMissing && signAt(low) === undefined && signAt(high) === undefined) continue;
    const key = JSON.stringify([...combination.values()].map((value) => (value === undefined ? [] : [value])));
    const found = known.has(key) ? known.get(key) : switchPoints(signAt, low, high, [...known.values()].at(-1));
    known.set(key, found);
    if (found === undefined) {
      complete = false;
      why ??= 'a comparison with it changes more often than once, or has no answer in between';
    } else for (const point of found) points.add(point);
  }
  return { points: [...points], complete, from, ...(why !== undefined && { why }) };
}
