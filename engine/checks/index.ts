/** The checks of the structure of documents. A test fails when this list of names changes. */
export {
  checkQuestionnaire,
  checkWizard,
  isFormConfiguration,
  isFormDefinition,
  isQuestionnaire,
  type WizardDocuments,
} from './checkWizard.ts';
