import type { Json } from '#engine';
import type { Texts } from '../texts/createTexts.ts';
import type { TextRule } from './TextRule.ts';

/**
 * What the booking request requires of the answers that a form configuration sends. Names lead from the root of the
 * request.
 */
export interface RequestContract {
  /**
   * The members that an object of the request must have; empty when nothing is required, or when the value is not an
   * object.
   */
  readonly requiredIn: (names: readonly string[]) => readonly string[];
  /** The further members that an object must have on a condition. */
  readonly requiredWhen: (names: readonly string[]) => readonly ConditionalRequirement[];
  /**
   * Why the request refuses the value at this place, in words that begin with "it"; undefined when it accepts the
   * value.
   */
  readonly refusal: (to: readonly string[], value: Json) => string | undefined;
  /** The same for the label of an answer at a place that takes the answer to any question. */
  readonly labelRefusal: (to: readonly string[], label: string) => string | undefined;
  /**
   * The answer as it is written into the request; undefined when nothing is sent.
   *
   * @throws Error for an unknown encoder
   */
  readonly encode: (answer: Json, as: string | undefined) => Json | undefined;
  /** Whether the encoder writes nothing for this answer on purpose. */
  readonly isLeftOut: (answer: Json, as: string | undefined) => boolean;
  /** The rule of the request for a text at this place. */
  readonly textRule: (to: readonly string[]) => TextRule;
  /** The most entries that answers can put into the list at this place, less those that the booking itself may add. */
  readonly mostEntries: (to: readonly string[]) => number;
  /** Finds texts by patterns; the results are shared by all configurations. */
  readonly texts: Texts;
}

export interface ConditionalRequirement {
  readonly members: readonly string[];
  /** Whether the condition holds for an object. Reads only those members that decide it. */
  readonly applies: (object: unknown) => boolean;
}
