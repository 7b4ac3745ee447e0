import type { Json } from '#engine';

/** What the booking request asks of the answers that a form configuration sends. Names lead from the request's root. */
export interface RequestContract {
  /** The members that an object of the request must have; empty where nothing is required, or where it is no object. */
  readonly requiredIn: (names: readonly string[]) => readonly string[];
  /** The members that it must have besides, where the object is of a certain kind. */
  readonly requiredWhen: (names: readonly string[]) => readonly ConditionalRequirement[];
  /** Why the request takes no such value at this place; undefined when it does. */
  readonly refusal: (to: readonly string[], value: Json) => string | undefined;
  /** The answer as the request writes it; undefined when nothing is sent. @throws Error for an encoder that is not known */
  readonly encode: (answer: Json, as: string | undefined) => Json | undefined;
  /** Lengths of texts at which the request may change its mind. */
  readonly lengths: readonly number[];
}

export interface ConditionalRequirement {
  readonly members: readonly string[];
  /** Whether an object is of the kind that must have them. Reads no more of it than decides that. */
  readonly applies: (object: unknown) => boolean;
}
