import type { AskedQuestion, Json, JsonObject, Path, PathPage, Place, Violation } from '#engine';
import type { Condition } from '../../../proof/solve/Condition.ts';

/** A page with the answers that Continue was pressed with. */
export interface SeenPage {
  readonly kind: 'page';
  readonly at: string;
  readonly view: PathPage;
  readonly given: JsonObject;
  readonly violations: readonly Violation[];
  readonly isTry: boolean;
}

/** A question with its answer. */
export interface SeenQuestion {
  readonly kind: 'question';
  readonly at: string;
  readonly asked: AskedQuestion;
  readonly answer: Json | undefined;
  readonly isTry: boolean;
}

/** The forms, once all are answered. */
export interface SeenForms {
  readonly kind: 'forms';
  readonly path: Path;
  readonly context: JsonObject;
}

/** The questions that were asked, once the questions have ended. */
export interface SeenEnd {
  readonly kind: 'end';
  readonly asked: readonly string[];
  readonly outcome: string;
  readonly services?: readonly number[];
}

export type Seen = SeenPage | SeenQuestion | SeenForms | SeenEnd;

/** A part of the documents that journeys should take: a rule one way, a message, an option, a line of the request. */
export interface Part {
  /** The same for every configuration that uses the document. */
  readonly key: string;
  readonly place: Place;
  /** For the author: what a journey shows by taking it, such as `the rule holds`. */
  readonly words: string;
  /** Whether somebody who has seen this has seen the part. */
  readonly isTaken: (seen: Seen) => boolean;
  /** Conditions: the guest takes it. Absent where any way to its page will do. */
  readonly way?: readonly Condition[];
  /** The page or question on which a guest takes it by answers that may be refused. */
  readonly on?: string;
}

/** A part of a place. */
export const partOf = (
  place: Place,
  words: string,
  isTaken: Part['isTaken'],
  more: Pick<Part, 'way' | 'on'> = {},
): Part => ({ key: `${place.document}#${place.pointer} ${words}`, place, words, isTaken, ...more });
