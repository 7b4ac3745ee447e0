import type { RuleNode } from '#engine';
import type { Value, Variable } from '../../solve/Variable.ts';
import { classifySchema } from '../classifySchema.ts';
import type { Neighbours } from '../Neighbours.ts';
import type { Source } from '../Source.ts';
import type { Atom } from './Use.ts';

export interface NeighbourValues {
  readonly combinations: readonly ReadonlyMap<Source, Value>[];
  readonly complete: boolean;
  /** The variables whose present values were used. */
  readonly from: readonly Variable[];
}

export const MOST_COMBINATIONS = 256;

/** The values to assume for all variables that an atom compares with `source`: the present ones, or all usual ones. */
export function neighbourValues(atom: Atom, source: Source, { peek, usual }: Neighbours): NeighbourValues {
  const others = [...new Set(atom.reads.map(({ reading }) => reading.source))].filter((other) => other !== source);
  const from: Variable[] = [];
  const missing = [atom.left, atom.right].some(isKnownWithout) ? [undefined] : [];
  let complete = true;
  let combinations: ReadonlyMap<Source, Value>[] = [new Map()];
  for (const other of others) {
    // Consider all choices, not only the present one, so that the same values are tried whichever is chosen.
    const present = classifySchema(other.schema) === 'choice' ? undefined : peek(other.variable);
    if (present !== undefined) from.push(other.variable);
    const values = present === undefined ? [...usual(other), ...missing] : [present.value];
    combinations = combinations.flatMap((each) => values.map((value) => new Map([...each, [other, value]])));
    if (combinations.length > MOST_COMBINATIONS) {
      complete = false;
      combinations = combinations.slice(0, MOST_COMBINATIONS);
    }
  }
  return { combinations, complete, from };
}

/** Whether a side may have a value although something that it reads is missing. */
const isKnownWithout = (node: RuleNode): boolean =>
  (node.kind === 'read' && node.fallback !== undefined) ||
  (node.kind === 'call' && (['if', '?:'].includes(node.operator.name) || node.operands.some(isKnownWithout)));
