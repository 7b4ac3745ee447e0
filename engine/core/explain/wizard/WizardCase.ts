import { EngineError } from '../../errors/EngineError.ts';
import type { PagePlan } from '../../form/FormPlan.ts';
import type { JsonObject } from '../../json/Json.ts';
import type { Encoders } from '../../wizard/buildPayload.ts';
import type { StepPlan, WizardPlan } from '../../wizard/WizardPlan.ts';
import type { WizardAnswers } from '../../wizard/WizardState.ts';

/** A wizard with the answers that are explained. */
export interface WizardCase {
  readonly plan: WizardPlan;
  readonly answers: WizardAnswers;
  readonly context: JsonObject;
  readonly encoders: Encoders;
}

/** A field with its page and step. */
export interface FieldPlace {
  readonly step: StepPlan;
  readonly page: PagePlan;
  readonly field: string;
}

/** @throws EngineError when there is no such step: a place is made from the plan */
export function findStep({ steps }: WizardPlan, id: string): StepPlan {
  const step = steps.find((each) => each.id === id);
  if (step === undefined) throw new EngineError(`There is no step "${id}".`);
  return step;
}

/** @throws EngineError when the step has no such field */
export function findField(plan: WizardPlan, stepId: string, field: string): FieldPlace {
  const step = findStep(plan, stepId);
  const page = step.form.pages.find(({ fields }) => fields.includes(field));
  if (page === undefined) throw new EngineError(`The step "${stepId}" has no field "${field}".`);
  return { step, page, field };
}

/** @throws EngineError when the step has no such page */
export function findPage(plan: WizardPlan, stepId: string, name: string): PagePlan {
  const page = findStep(plan, stepId).form.pages.find((each) => each.name === name);
  if (page === undefined) throw new EngineError(`The step "${stepId}" has no page "${name}".`);
  return page;
}
