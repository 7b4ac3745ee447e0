import type { CompiledRule, QuestionnairePlan, WizardPlan } from '#engine';
import type { ServiceInformation } from '../../journey/services/vaccineChoices.ts';

/** What is asked before a search shows its results, compiled together. Read-only. */
export interface PrescreenPlan {
  /** `physicals`, ... */
  readonly type: string;
  readonly hideStepCount: boolean;
  /** The forms, each of one page; absent when there are questions only. */
  readonly wizard?: WizardPlan;
  /** The last step. */
  readonly questions?: QuestionnairePlan;
  /** Which services the answers of the forms lead to: the first that holds. */
  readonly services: readonly PrescreenServices[];
  /** What the answers tell the forms after them. */
  readonly priorAnswers: readonly PriorAnswer[];
  readonly information: readonly ServiceInformation[];
}

export interface PriorAnswer {
  /** A name of `priorAnswersSchema`. */
  readonly name: string;
  /** Its value, of the answers of forms and questions. */
  readonly value: CompiledRule;
}

export interface PrescreenServices {
  /** A condition on `steps` and `context`; always when absent. */
  readonly when?: CompiledRule;
  readonly serviceIds: readonly number[];
}
