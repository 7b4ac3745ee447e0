import type { ContentProblem, QuestionnairePlan, WizardPlan } from '#engine';
import type { PrescreenServices } from '../../../../app/content/forms/PrescreenPlan.ts';

/** What the live page asks, compiled: the forms, then the questions. */
export interface LivePlan {
  readonly wizard?: WizardPlan;
  readonly questions?: QuestionnairePlan;
  /** Of a prescreen: the services that its answers lead to. */
  readonly services: readonly PrescreenServices[];
  /** Whether the answers are sent as a booking. */
  readonly books: boolean;
}

export type LivePlanResult =
  | { readonly ok: true; readonly plan: LivePlan }
  | { readonly ok: false; readonly problems: readonly ContentProblem[] };
