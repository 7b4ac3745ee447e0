import { classifySchema, isOrdered } from '../classifySchema.ts';
import type { Source } from '../Source.ts';
import type { Atom, Uses } from './Use.ts';

/** How a variable hangs together with others that it is compared with. */
export interface Links {
  /** Comparisons of two or more variables with each other, in all that hangs together. */
  readonly comparisons: number;
  readonly sources: ReadonlySet<Source>;
}

/** All that is compared with a variable, and with those in turn; what stands firm links nothing. */
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
  return { comparisons: atoms.size, sources };
}

/** Whether the values that are tried for such variables stand for all: see `orderedDomain` and `textDomain`. */
export function isTractable({ comparisons, sources }: Links): boolean {
  const kinds = new Set([...sources].map(({ schema }) => classifySchema(schema)));
  if (comparisons <= 1) return true;
  return sources.size <= 2 && (kinds.has('date') || kinds.has('text')) && kinds.size === 1;
}

export const hasExtremes = ({ comparisons, sources }: Links): boolean =>
  comparisons > 0 && [...sources].some(({ schema }) => isOrdered(schema));
