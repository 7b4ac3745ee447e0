import type { RuleNode } from '#engine';
import { classifySchema, isOrdered } from '../classifySchema.ts';
import type { Source } from '../Source.ts';
import type { Atom, Uses } from './Use.ts';

/** The variables that a variable is linked with, directly or through others, by comparisons. */
export interface Links {
  /** The comparisons between two or more of the linked variables. */
  readonly comparisons: ReadonlySet<Atom>;
  readonly sources: ReadonlySet<Source>;
}

/**
 * Finds everything that is compared with a variable, and everything compared with that in turn. Fixed variables and
 * choices link nothing.
 */
export function findLinks(source: Source, uses: Uses, isFixed: (source: Source) => boolean): Links {
  const sources = new Set<Source>([source]);
  const atoms = new Set<Atom>();
  for (const each of sources) {
    for (const use of uses.get(each) ?? []) {
      if (use.kind !== 'compared') continue;
      const others = use.atom.reads
        .map(({ reading }) => reading.source)
        .filter((other) => !isFixed(other) && classifySchema(other.schema) !== 'choice');
      if (new Set(others).size < 2) continue;
      atoms.add(use.atom);
      for (const other of others) sources.add(other);
    }
  }
  return { comparisons: atoms, sources };
}

/** Whether the tried values of linked variables represent all their values: see `orderedDomain` and `textDomain`. */
export function isTractable({ comparisons, sources }: Links): boolean {
  const kinds = new Set([...sources].map(({ schema }) => classifySchema(schema)));
  if (![...comparisons].every((atom) => atom.relation !== 'equality' || isDense(atom, sources))) return false;
  if (comparisons.size <= 1) return true;
  return sources.size <= 2 && (kinds.has('date') || kinds.has('text')) && kinds.size === 1;
}

export const hasExtremes = ({ comparisons, sources }: Links): boolean =>
  comparisons.size > 0 && [...sources].some(({ schema }) => isOrdered(schema));

/** Operators whose value changes by at most one while an operand changes by one. */
const stepwise = ['+', '-', 'min', 'max', 'addDays', 'daysBetween', 'monthsBetween', 'yearsBetween', 'length'];

/**
 * Whether the two sides of an equality can only go from less to greater through equal: they are compared as they are, or
 * whole numbers, days and lengths are added or subtracted.
 */
function isDense({ left, right }: Atom, sources: ReadonlySet<Source>): boolean {
  if ([left, right].every(({ kind }) => kind === 'read' || kind === 'literal')) return true;
  const isCounted = ({ schema: { type, pattern, format } }: Source): boolean =>
    type === 'integer' || type === 'array' || (type === 'string' && pattern === undefined && format !== 'email');
  return [left, right].every(isStepwise) && [...sources].every(isCounted);
}

const isStepwise = (node: RuleNode): boolean =>
  node.kind !== 'call' || (stepwise.includes(node.operator.name) && node.operands.every(isStepwise));
