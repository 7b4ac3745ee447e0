import type { Violation } from '../errors/Violation.ts';
import type { PageView } from '../form/viewForm.ts';
import type { Scope } from '../rules/Scope.ts';
import type { Criteria, NoticePlan, QuestionPlan } from './QuestionnairePlan.ts';

/** What the rules of questions see beside the answers: forms answered before, and what the app knows. */
export type OuterScope = Pick<Scope, 'steps' | 'context'>;

/** All that a rule of a question can see. */
export interface QuestionScope extends Scope {
  /** Of the options chosen, by question. */
  readonly criteria: Readonly<Record<string, Criteria>>;
}

/** A question on the path, as these answers have it. */
export interface AskedQuestion {
  readonly question: QuestionPlan;
  /** Its page of one field, for the form to show and validate. */
  readonly view: PageView;
  /** What can be answered; empty when no option is on offer, absent when it is a date. */
  readonly choices?: readonly (string | boolean)[];
  /** The notices beside it now. */
  readonly notices: readonly NoticePlan[];
  /** Why its answer does not count; empty when it does. */
  readonly violations: readonly Violation[];
  readonly outcome: QuestionOutcome;
}

/** What follows from the answer to a question: it is still to be answered, the next one follows, or an end. */
export type QuestionOutcome =
  | { readonly to: 'stay' }
  | { readonly to: 'next' }
  | { readonly to: 'eligible' }
  | { readonly to: 'ineligible'; readonly message?: string };

/** How the guest ended well: by an answer that says so, or because no question is left. */
export type EligibleEnd = 'schedule' | 'last';

/** Where the answers lead when each of them counts as settled. */
export type Eligibility = { readonly path: readonly AskedQuestion[] } & (
  | ({ readonly state: 'pending' } & Pick<AskedQuestion, 'question' | 'view' | 'choices' | 'violations'>)
  | { readonly state: 'eligible'; readonly end: EligibleEnd }
  | { readonly state: 'ineligible'; readonly question: QuestionPlan; readonly message?: string }
);
