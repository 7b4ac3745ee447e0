import { evaluateRule, type RuleNode, type Scope } from '#engine';
import type { Value } from '../../solve/Variable.ts';
import type { Atom } from './Use.ts';

/** -1 for below, 0 for equal, 1 for above or, of values without an order, for unequal; undefined for no answer. */
export type Sign = -1 | 0 | 1 | undefined;

/**
 * How an atom's left side compares with its right side in this scope, both evaluated as the engine does. Undefined when
 * either side is unknown, or when they are of different types.
 */
export function compareSides({ left, right }: Atom, scope: Scope): Sign {
  const [a, b] = [evaluateSide(left, scope), evaluateSide(right, scope)];
  if (a === b) return a === undefined ? undefined : 0;
  if (typeof a === 'number' && typeof b === 'number') return a < b ? -1 : 1;
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : 1;
  return typeof a === typeof b && a !== undefined ? 1 : undefined;
}

function evaluateSide(root: RuleNode, scope: Scope): Value {
  const value = evaluateRule({ root, type: { kind: 'mixed' }, reads: [] }, scope);
  return typeof value === 'symbol' ? undefined : value;
}
