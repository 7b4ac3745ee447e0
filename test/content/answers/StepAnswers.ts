import type { Answers, JsonObject } from '#engine';

/** Answers that a step accepts, by field, whichever page asks it. */
export interface StepAnswers {
  /** The fewest answers that the step accepts with its shipped settings. */
  readonly minimal: Answers;
  /** Answers to everything that can be asked at once, with the settings below. */
  readonly maximal: Answers;
  /** Settings that ask for all of `maximal`; absent when the defaults do. */
  readonly settings?: JsonObject;
}
