import type { Json, JsonObject } from '../json/Json.ts';

/** Answers by the names of their fields; undefined means no answer. */
export type Answers = Readonly<Record<string, Json | undefined>>;

/** Everything that a rule can read. Answers that are hidden or off the path are already left out. */
export interface Scope {
  /** The step's own answers, in one object for all its pages. */
  readonly answers: Answers;
  /** The answers of earlier steps on the path, by step id. */
  readonly steps: Readonly<Record<string, Answers>>;
  readonly settings: JsonObject;
  /** What the app knows of the guest's situation, as the schema of the context declares it. */
  readonly context: JsonObject;
  /** In a check of a list's entries, the entry that is checked. */
  readonly entry?: Json;
}
