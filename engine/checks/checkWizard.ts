import { checkDocument } from '../core/content/checkDocument.ts';
import type { DocumentCheck, NamedDocument } from '../core/content/DocumentEntry.ts';
import type { Result } from '../core/errors/ContentProblem.ts';
import type { FormDefinition } from '../core/form/FormDefinition.ts';
import { problemDetails } from '../core/problems/problemDetails.ts';
import type { QuestionnaireDefinition } from '../core/questionnaire/QuestionnaireDefinition.ts';
import type { FormConfiguration } from '../core/wizard/FormConfiguration.ts';
import { checkFormConfiguration } from './generated/form-configuration.js';
import { checkFormDefinition } from './generated/form-definition.js';
import { checkQuestionnaireDefinition } from './generated/questionnaire.js';

/** The first two arguments of `compileWizard`. */
export type WizardDocuments = readonly [
  configuration: NamedDocument<FormConfiguration>,
  definitions: readonly NamedDocument<FormDefinition>[],
];

/**
 * Checks the structure of a form configuration and of form definitions that were not read by a content loader. The
 * result has the documents with their types, for `compileWizard(...checked.value, known)`, or all problems.
 */
export function checkWizard(
  configuration: NamedDocument<unknown>,
  definitions: readonly NamedDocument<unknown>[],
): Result<WizardDocuments> {
  const wizard = checkNamed(configuration, isFormConfiguration);
  const forms = definitions.map((definition) => checkNamed(definition, isFormDefinition));
  const problems = [wizard, ...forms].flatMap((checked) => (checked.ok ? [] : checked.problems));
  if (!wizard.ok || problems.length > 0) return { ok: false, problems };
  return { ok: true, value: [wizard.value, forms.flatMap((form) => (form.ok ? [form.value] : []))] };
}

/** Checks the structure of a questionnaire that was not read by a content loader, for `compileQuestionnaire`. */
export const checkQuestionnaire = (named: NamedDocument<unknown>): Result<NamedDocument<QuestionnaireDefinition>> =>
  checkNamed(named, isQuestionnaire);

function checkNamed<T>({ name, document }: NamedDocument<unknown>, check: DocumentCheck<T>): Result<NamedDocument<T>> {
  const checked = checkDocument(name, check, document, problemDetails);
  return checked.ok ? { ok: true, value: { name, document: checked.value } } : checked;
}

/** Whether a value has the structure of a form configuration. Also the `check` of a loader's entry. */
export const isFormConfiguration: DocumentCheck<FormConfiguration> = checkFormConfiguration;

/** Whether a value has the structure of a form definition. Also the `check` of a loader's entry. */
export const isFormDefinition: DocumentCheck<FormDefinition> = checkFormDefinition;

/** Whether a value has the structure of a questionnaire. Also the `check` of a loader's entry. */
export const isQuestionnaire: DocumentCheck<QuestionnaireDefinition> = checkQuestionnaireDefinition;
