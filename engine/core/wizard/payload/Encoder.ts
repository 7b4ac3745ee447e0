import type { Json, JsonObject } from '../../json/Json.ts';
import type { Answers } from '../../rules/Scope.ts';

/** What an encoder may read besides its answer. */
export interface EncoderScope {
  /** The step's answers that are sent. */
  readonly answers: Answers;
  readonly context: JsonObject;
}

/** Turns an answer into what is sent; `undefined` sends nothing. */
export type Encoder = (answer: Json, scope: EncoderScope) => Json | undefined;

/** The encoders of an application, by the names that documents use. */
export type Encoders = Readonly<Record<string, Encoder>>;
