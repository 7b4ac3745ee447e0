/** The checks of the structure of documents that no content loader has checked. */
export { checkQuestionnaire, checkWizard, type WizardDocuments } from './checkWizard.ts';
export { isFormConfiguration, isFormDefinition, isQuestionnaire } from './structure.ts';
