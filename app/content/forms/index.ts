/**
 * The documents of intake and prescreen. Only the screens that show forms import this file, so that no other page loads
 * the forms.
 */
export { formContext } from './formContext.ts';
export { knownNames } from './knownNames.ts';
export { loadFormPlan } from './loadFormPlan.ts';
export { loadPrescreenPlan } from './loadPrescreenPlan.ts';
export { type Forms, openForms } from './openForms.ts';
export type { PrescreenPlan } from './PrescreenPlan.ts';
export type { ReasonsByCategory } from './reasonChoices.ts';
export { walkInPrescreen } from './walkInPrescreen.ts';
