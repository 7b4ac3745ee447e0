import type { Json } from '#engine';
import type { Texts } from '../texts/createTexts.ts';
import type { TextRule } from './TextRule.ts';

/** What the booking request asks of the answers that a form configuration sends. Names lead from the request's root. */
export interface RequestContract {
  /** The members that an object of the request must have; empty where nothing is required, or where it is no object. */
  readonly requiredIn: (names: readonly string[]) => readonly string[];
  /** The members that it must have besides, where the object is of a certain kind. */
  readonly requiredWhen: (names: readonly string[]) => readonly ConditionalRequirement[];
  /** Why the request takes no such value at this place, in words that begin with "it"; undefined when it does. */
  readonly refusal: (to: readonly string[], value: Json) => string | undefined;
  /** The answer as the request writes it; undefined when nothing is sent. @throws Error for an encoder that is not known */
  readonly encode: (answer: Json, as: string | undefined) => Json | undefined;
  /** That the encoder writes nothing of this answer because that is its purpose. */
  readonly isLeftOut: (answer: Json, as: string | undefined) => boolean;
  /** What the request says of a text at this place. */
  readonly textRule: (to: readonly string[]) => TextRule;
  /** How many entries answers can put into the list at this place: what the booking itself adds takes a place, too. */
  readonly mostEntries: (to: readonly string[]) => number;
  /** Finds texts by patterns; what was found out for one configuration is known for the next. */
  readonly texts: Texts;
}

export interface ConditionalRequirement {
  readonly members: readonly string[];
  /** Whether an object is of the kind that must have them. Reads no more of it than decides that. */
  readonly applies: (object: unknown) => boolean;
}
