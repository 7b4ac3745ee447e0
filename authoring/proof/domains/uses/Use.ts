import type { Json, RuleNode } from '#engine';
import type { Reading, Source } from '../Source.ts';

/** One name that an atom reads. */
export interface AtomRead {
  readonly names: readonly string[];
  readonly reading: Reading;
}

/** Two values that a rule compares. */
export interface Atom {
  /** Whether the rule asks which value is greater, whether they are equal, or whether `sameText` finds them equal. */
  readonly relation: 'order' | 'equality' | 'sameText';
  readonly left: RuleNode;
  readonly right: RuleNode;
  readonly reads: readonly AtomRead[];
}

/** How a rule uses a variable. */
export type Use =
  /** Only whether it exists or is true matters. */
  | { readonly kind: 'plain' }
  /** Compared so that, while the variable grows, its side of the comparison crosses the other side at most once. */
  | { readonly kind: 'compared'; readonly atom: Atom }
  /** A list that is searched for this value, or with `folded` for a text that is the same by `sameText`. */
  | { readonly kind: 'searched'; readonly value: Json; readonly folded: boolean }
  /** Used in a way that does not show which values matter; the given literals may. `why` is half a sentence. */
  | { readonly kind: 'opaque'; readonly values: readonly Json[]; readonly why: string };

/** The uses of each variable by all rules. */
export type Uses = ReadonlyMap<Source, readonly Use[]>;
