import type { Json } from '../../json/Json.ts';
import type { JsonSchema } from '../../json/JsonSchema.ts';

/** Values to try for an answer, nearest first; undefined means not answered. */
export interface Candidates {
  readonly values: readonly (Json | undefined)[];
  /** Whether no rule can tell any other value from all of these, while the other answers stay as they are. */
  readonly complete: boolean;
  /** Whether that changes when other answers do. */
  readonly linked: boolean;
}

/** Some values of a member of a group or list; `named` are those that rules name. */
export type SampleValues = (schema: JsonSchema, named: readonly Json[]) => readonly Json[];
