import type { Answers, JsonObject } from '#engine';

/** Answers that a step accepts, by field, whichever page asks it. */
export interface StepAnswers {
  /** As little as the step takes, with the settings that it ships with. */
  readonly minimal: Answers;
  /** Everything that can be asked at once, with the settings below. */
  readonly maximal: Answers;
  /** Settings that ask for all of `maximal`; none where the defaults do. */
  readonly settings?: JsonObject;
}
