import type { Violation } from '../errors/Violation.ts';
import type { PageView } from '../form/viewForm.ts';
import type { Scope } from '../rules/Scope.ts';
import type { Criteria, NoticePlan, QuestionPlan } from './QuestionnairePlan.ts';

/** What the rules of questions may read besides the answers: forms answered before, and what the app knows. */
export type OuterScope = Pick<Scope, 'steps' | 'context'>;

/** The outer scope of questions whose rules read only their answers. */
export const nothingOutside: OuterScope = { steps: {}, context: {} };

/** Everything that a rule of a question may read. */
export interface QuestionScope extends Scope {
  /** The criteria of the chosen options, by question. */
  readonly criteria: Readonly<Record<string, Criteria>>;
}

/** A question on the path, with everything that follows from the current answers. */
export interface AskedQuestion {
  readonly question: QuestionPlan;
  /** Its page of one field, for the form to show and validate. */
  readonly view: PageView;
  /** The possible answers; empty when no option is offered, absent for a date. */
  readonly choices?: readonly (string | boolean)[];
  /** The notices that are shown now. */
  readonly notices: readonly NoticePlan[];
  /** Why its answer does not count; empty when it does. */
  readonly violations: readonly Violation[];
  readonly outcome: QuestionOutcome;
}

/** What follows from the answer: the guest stays at the question, the next question follows, or the questions end. */
export type QuestionOutcome =
  | { readonly to: 'stay' }
  | { readonly to: 'next' }
  | { readonly to: 'eligible' }
  | { readonly to: 'ineligible'; readonly message?: string };

/** Why the guest is eligible: an answer ended the questions (`schedule`), or no question is left (`last`). */
export type EligibleEnd = 'schedule' | 'last';

/** Where the answers lead, as if Continue were pressed after each of them. */
export type Eligibility = { readonly path: readonly AskedQuestion[] } & (
  | ({ readonly state: 'pending' } & Pick<AskedQuestion, 'question' | 'view' | 'choices' | 'violations'>)
  | { readonly state: 'eligible'; readonly end: EligibleEnd }
  | { readonly state: 'ineligible'; readonly question: QuestionPlan; readonly message?: string }
);
