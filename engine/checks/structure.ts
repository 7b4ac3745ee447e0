import type { DocumentCheck } from '../core/content/DocumentEntry.ts';
import type { FormDefinition } from '../core/form/FormDefinition.ts';
import type { QuestionnaireDefinition } from '../core/questionnaire/QuestionnaireDefinition.ts';
import type { FormConfiguration } from '../core/wizard/FormConfiguration.ts';
import { checkFormConfiguration } from './generated/form-configuration.js';
import { checkFormDefinition } from './generated/form-definition.js';
import { checkQuestionnaireDefinition } from './generated/questionnaire.js';

/** Whether a value has the structure of a form configuration. Also the `check` of a loader's entry. */
export const isFormConfiguration: DocumentCheck<FormConfiguration> = checkFormConfiguration;

/** Whether a value has the structure of a form definition. Also the `check` of a loader's entry. */
export const isFormDefinition: DocumentCheck<FormDefinition> = checkFormDefinition;

/** Whether a value has the structure of a questionnaire. Also the `check` of a loader's entry. */
export const isQuestionnaire: DocumentCheck<QuestionnaireDefinition> = checkQuestionnaireDefinition;
