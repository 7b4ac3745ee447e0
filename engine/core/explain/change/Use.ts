import type { Json } from '../../json/Json.ts';
import type { RuleNode } from '../../rules/Operator.ts';
import type { Changes } from './Changes.ts';

/** How a rule uses an answer. */
export type Use =
  /** Only whether it is there, or is true, matters. */
  | { readonly kind: 'plain' }
  /** Its side of a comparison is compared with the other side. */
  | {
      readonly kind: 'compared';
      readonly left: RuleNode;
      readonly right: RuleNode;
      /** The side crosses the other at most once while the answer grows. */
      readonly monotone: boolean;
      /** Whether the comparison reads other answers, too. */
      readonly linked: boolean;
      /** What the comparison reads. `changes` are seen, whether or not the changed answers are shown. */
      readonly scope: (changes: Changes) => unknown;
    }
  /** A list that is searched for this value. */
  | { readonly kind: 'searched'; readonly value: Json }
  /** Used in another way; these values may matter. */
  | { readonly kind: 'opaque'; readonly values: readonly Json[] };
