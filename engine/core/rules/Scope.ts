import type { Json, JsonObject } from '../json/Json.ts';

/** Answers by the names of their fields; undefined stands for none. */
export type Answers = Readonly<Record<string, Json | undefined>>;

/** All that a rule can see. Answers that are hidden or off the path are already left out. */
export interface Scope {
  /** The step's own answers, flat over its pages. */
  readonly answers: Answers;
  /** The answers of earlier steps on the path, by step id. */
  readonly steps: Readonly<Record<string, Answers>>;
  readonly settings: JsonObject;
  /** What the app knows of the guest's situation, as the context types declare. */
  readonly context: JsonObject;
  /** In a check of a list's entries, the one that is checked. */
  readonly entry?: Json;
}
