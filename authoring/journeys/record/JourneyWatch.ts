import type { AskedQuestion, JsonObject, OuterScope, PathPage, QuestionsState, Violation, WizardState } from '#engine';

/** What somebody who follows a journey is told while it is recorded, to see which parts of the documents it takes. */
export interface JourneyWatch {
  /** The guest comes to a page of a form. */
  readonly onPageArrival?: (state: WizardState) => void;
  /** The guest comes to a question. */
  readonly onQuestionArrival?: (state: QuestionsState, outerScope: OuterScope) => void;
  /** A page with the answers that Continue was pressed with, tries included, and what came of it. */
  readonly onPage?: (
    view: PathPage,
    after: WizardState,
    violations: readonly Violation[],
    isTry: boolean,
    given: JsonObject,
  ) => void;
  /** A question in the same way. */
  readonly onQuestion?: (asked: AskedQuestion, state: QuestionsState, isTry: boolean) => void;
  /** The answers with which the forms are done. */
  readonly onForms?: (state: WizardState, context: JsonObject) => void;
}
