/**
 * The documents of intake and prescreen. Only the screens that show forms import this file, so that no other page loads
 * the forms.
 */
export { formContext, formContextSchema } from './formContext.ts';
export { knownNames } from './knownNames.ts';
export { type FormPlanResult, loadFormPlan } from './loadFormPlan.ts';
export { loadPrescreenPlan, type PrescreenPlanResult } from './loadPrescreenPlan.ts';
export { type Forms, openForms } from './openForms.ts';
export type { PrescreenPlan } from './PrescreenPlan.ts';
export type { ReasonsByCategory } from './reasonChoices.ts';
