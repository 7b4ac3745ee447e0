/**
 * The documents of intake and prescreen. Only the screens that show forms import this file, so that no other page loads
 * the forms.
 */
export type { PageConsent } from './consents.ts';
export { formContext, type ReasonsByCategory } from './formContext.ts';
export { knownNames } from './knownNames.ts';
export { loadFormPlan, loadPrescreenPlan } from './loadFormPlan.ts';
export { type Forms, openForms } from './openForms.ts';
export { type PrescreenPlan, walkInPrescreen } from './PrescreenPlan.ts';
