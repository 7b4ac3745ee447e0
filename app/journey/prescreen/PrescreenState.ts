import type { QuestionsState, WizardState } from '#engine';

/** The answers of a prescreen. Personal: they live in memory only, and none of them goes into an address or a history. */
export interface PrescreenState {
  /** The type of the prescreen and the service wanted: answers for another one are not these. */
  readonly key: string;
  /** Absent where no form is asked. */
  readonly wizard?: WizardState;
  /** Absent until the questions are reached. */
  readonly questions?: QuestionsState;
}
