import type { Json } from '../../json/Json.ts';
import type { JsonSchema } from '../../json/JsonSchema.ts';
import type { RuleNode } from '../../rules/Operator.ts';
import type { ChangedAnswer } from '../explanation/Explanation.ts';

/** An answer that may be changed. */
export interface Variable extends Pick<ChangedAnswer, 'step' | 'page' | 'field' | 'title'> {
  readonly key: string;
  readonly schema: JsonSchema;
  readonly now: Json | undefined;
  readonly uses: readonly Use[];
  /** Whether a guest could give this answer, or leave it out. */
  readonly accepts: (value: Json | undefined) => boolean;
  /** Whether answers matter, too, that the schema refuses, as when it is asked whether this one is refused. */
  readonly triesRefused: boolean;
}

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

/** Answers that are other than they are now, by the key of their variable; undefined means not answered. */
export type Changes = ReadonlyMap<string, Json | undefined>;
