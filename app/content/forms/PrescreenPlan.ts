import {
  type CompiledRule,
  evaluateCondition,
  isOnPath,
  type JsonObject,
  type QuestionnairePlan,
  type Scope,
  type WizardPlan,
} from '#engine';
import type { ServiceInformation } from '../../journey/services/vaccineChoices.ts';

/** What a prescreen asks before a search shows its results, compiled together. Read-only. */
export interface PrescreenPlan {
  /** The type of the prescreen, such as `physicals`. */
  readonly type: string;
  readonly hideStepCount: boolean;
  /** The forms, each of one page; absent when there are questions only. */
  readonly wizard?: WizardPlan;
  /** The questions, asked as the last step. */
  readonly questions?: QuestionnairePlan;
  /** The services that the answers of the forms lead to: the first entry whose condition is true. */
  readonly services: readonly PrescreenServices[];
  /** The answers that later forms can read. */
  readonly priorAnswers: readonly PriorAnswer[];
  readonly information: readonly ServiceInformation[];
}

export interface PriorAnswer {
  /** A name of `priorAnswersSchema`. */
  readonly name: string;
  /** The rule that computes its value from the answers of forms and questions. */
  readonly value: CompiledRule;
}

export interface PrescreenServices {
  /** A condition on `steps` and `context`; if absent, it is always true. */
  readonly when?: CompiledRule;
  readonly serviceIds: readonly number[];
}

/**
 * The prescreen whose vaccine checklist is also used at the counter, so that its rules and texts are written only once.
 */
export const walkInPrescreen = 'vaccines';

/** The services that the answers of a prescreen's forms lead to: the first entry whose condition is true. */
export const leadingServices = (
  services: readonly PrescreenServices[],
  steps: Scope['steps'],
  context: JsonObject,
): readonly number[] | undefined =>
  services.find(
    ({ when }) =>
      when === undefined || isOnPath(evaluateCondition(when, { answers: {}, settings: {}, context, steps })),
  )?.serviceIds;
