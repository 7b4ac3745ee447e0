import type { Json, RuleNode } from '#engine';
import type { Reading, Source } from '../Source.ts';

/** One name that an atom reads. */
export interface AtomRead {
  readonly names: readonly string[];
  readonly reading: Reading;
}

/** Two values that a rule compares. */
export interface Atom {
  readonly left: RuleNode;
  readonly right: RuleNode;
  readonly reads: readonly AtomRead[];
}

/** How a rule uses a variable. */
export type Use =
  /** Whether it is there, or whether it is true. */
  | { readonly kind: 'plain' }
  /** Compared: growing, it passes from below to above the other side once. */
  | { readonly kind: 'compared'; readonly atom: Atom }
  /** A list in which this value is looked for. */
  | { readonly kind: 'searched'; readonly value: Json }
  /** In a way that tells nothing about which values matter; those may. */
  | { readonly kind: 'opaque'; readonly values: readonly Json[] };

/** The uses of each variable by all rules. */
export type Uses = ReadonlyMap<Source, readonly Use[]>;
