/** The checks of the structure of documents. A test fails when this list of names changes. */
export { checkQuestionnaire, checkWizard, type WizardDocuments } from './checkWizard.ts';
export { isFormConfiguration, isFormDefinition, isQuestionnaire } from './structure.ts';
