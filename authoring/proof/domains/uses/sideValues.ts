import { evaluateRule, type RuleNode } from '#engine';
import type { Value } from '../../solve/Variable.ts';
import { createProbeScope } from '../createProbeScope.ts';
import type { Neighbours } from '../Neighbours.ts';
import type { Source } from '../Source.ts';
import { type NeighbourValues, neighbourValues } from './neighbourValues.ts';
import type { Atom } from './Use.ts';

/** The side of an atom that a variable itself is compared with; undefined when only a value made of it is compared. */
export function otherSide({ left, right, reads }: Atom, source: Source): RuleNode | undefined {
  const isSource = (side: RuleNode): boolean =>
    side.kind === 'read' && reads.some(({ names, reading }) => names === side.path && reading.source === source);
  return isSource(left) ? right : isSource(right) ? left : undefined;
}

/** The values that a side of an atom has or may have, whatever `source` is. */
export function sideValues(
  side: RuleNode,
  atom: Atom,
  source: Source,
  neighbours: Neighbours,
): Omit<NeighbourValues, 'combinations'> & { readonly values: readonly Value[] } {
  const { combinations, ...known } = neighbourValues(atom, source, neighbours);
  const values = combinations.map((combination) => {
    const { scope } = createProbeScope(atom.reads, source, combination);
    const value = evaluateRule({ root: side, type: { kind: 'mixed' }, reads: [] }, scope);
    return typeof value === 'symbol' ? undefined : value;
  });
  return { ...known, values: [...new Set(values)] };
}
