import type { Json } from '#engine';
import type { Value, Variable } from '../../solve/Variable.ts';
import { classifySchema } from '../classifySchema.ts';
import { createProbeScope } from '../createProbeScope.ts';
import type { Neighbours } from '../Neighbours.ts';
import type { Source } from '../Source.ts';
import { compareSides, type Sign } from './compareSides.ts';
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
  /** The variables whose present values were used. */
  readonly from: readonly Variable[];
}

const MOST_COMBINATIONS = 256;

/**
 * The indices at which a comparison changes along one variable, for the present values of the other variables, or for
 * each of their usual values.
 */
export function atomPoints(
  atom: Atom,
  { source, low, high, valueAt }: Axis,
  { peek, usual, hints }: Neighbours,
): AtomPoints {
  const others = [...new Set(atom.reads.map(({ reading }) => reading.source))].filter((other) => other !== source);
  const from: Variable[] = [];
  let complete = true;
  let combinations: ReadonlyMap<Source, Value>[] = [new Map()];
  for (const other of others) {
    // Consider all choices, not only the present one, so that the same values are tried whichever is chosen.
    const present = classifySchema(other.schema) === 'choice' ? undefined : peek(other.variable);
    if (present !== undefined) from.push(other.variable);
    const values = present === undefined ? usual(other) : [present.value];
    combinations = combinations.flatMap((each) => values.map((value) => new Map([...each, [other, value]])));
    if (combinations.length > MOST_COMBINATIONS) {
      complete = false;
      combinations = combinations.slice(0, MOST_COMBINATIONS);
    }
  }
  const points = new Set<number>();
  for (const combination of combinations) {
    // A missing value makes the comparison unknown for every value of this variable.
    if (others.some((other) => combination.get(other) === undefined)) continue;
    const probe = createProbeScope(atom.reads, source, combination);
    const signAt = (index: number): Sign => {
      probe.set(valueAt(index));
      return compareSides(atom, probe.scope);
    };
    const found = switchPoints(signAt, low, high, hints?.get(atom));
    if (found !== undefined) hints?.set(atom, found);
    if (found === undefined) complete = false;
    else for (const point of found) points.add(point);
  }
  return { points: [...points], complete, from };
}
