import type { FormConfiguration, NamedDocument, QuestionnairePlan, WizardPlan } from '#engine';
import type { PrescreenPlan } from '../../app/content/forms/PrescreenPlan.ts';

/** The forms and questions that one document asks, compiled. */
export interface AskedPlan {
  /** The name of the document: `form-config/in-person`. */
  readonly name: string;
  readonly wizard?: WizardPlan;
  /** What the forms were compiled from. */
  readonly configuration?: NamedDocument<FormConfiguration>;
  /** The questions after the forms. */
  readonly questions?: QuestionnairePlan;
  /** What the answers of a prescreen lead to; absent for forms that are sent by themselves. */
  readonly end?: Pick<PrescreenPlan, 'services' | 'priorAnswers'>;
}
