/** The intake's documents. Only the booking screens come through this door, so that no other page loads the forms. */
export { formContext, formContextSchema } from './formContext.ts';
export { knownNames } from './knownNames.ts';
export { type FormPlanResult, loadFormPlan } from './loadFormPlan.ts';
export { messageCatalogue } from './messageCatalogue.ts';
export { type Forms, openForms } from './openForms.ts';
