import { type ContentProblem, compileWizard, type KnownNames } from '#engine';
import { formConfiguration } from '../../../app/content/documents/forms/formConfiguration.ts';
import { formDefinition } from '../../../app/content/documents/forms/formDefinition.ts';
import { prescreenData } from '../../../app/content/documents/forms/prescreenData.ts';
import { knownNames } from '../../../app/content/forms/knownNames.ts';
import { formatVariantName, withVariants } from '../../../app/content/forms/stepForm.ts';
import type { FormConfiguration } from '../../../schemas/generated/content/forms/form-config.js';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import type { CataloguedFile } from '../read/findDocumentByPath.ts';
import { hasBrokenDocument } from '../read/hasBrokenDocument.ts';
import { checkId } from './checkId.ts';
import { checkPrescreens } from './checkPrescreens.ts';
import { checkSchedulerConfig } from './checkSchedulerConfig.ts';

/** Compiles every configuration with its forms, and every form that no configuration names, as the app would. */
export function checkCompiled(
  read: CheckedDocuments,
  files: readonly CataloguedFile[],
  known: KnownNames = knownNames,
): readonly (ContentProblem | AuthoringProblem)[] {
  const { configurations, definitions, variants } = read;
  const broken = brokenForms(files, definitions);
  const naming = [
    ...configurations.map(({ document }) => document),
    ...read.prescreens.map(({ document }) => document),
  ];
  const named = new Set(naming.flatMap(({ steps }) => steps.map(({ form }) => form)));
  const mayBeNamed = hasBrokenDocument(read, [formConfiguration, prescreenData]);
  const compile = (configuration: { name: string; document: FormConfiguration }): readonly ContentProblem[] => {
    const result = compileWizard(configuration, [...definitions, ...variants], known);
    return result.ok ? [] : result.problems;
  };
  const names = files.map(({ name }) => name);
  return [
    ...read.schedulers.flatMap((scheduler) => checkSchedulerConfig(scheduler, names)),
    ...checkPrescreens(read, known, (problem, document) => isReported(problem, document, read, broken)),
    ...configurations.flatMap(({ name, id, document }) => [
      ...checkId(name, 'group', document.group, id),
      ...compile({ name, document: withVariants(document) }).filter(
        (problem) => !isReported(problem, document, read, broken),
      ),
    ]),
    ...definitions.flatMap(({ name, id, document }) => [
      ...checkId(name, 'id', document.id, id),
      ...(named.has(document.id) || mayBeNamed
        ? []
        : compile(configureForm(document.id)).filter((problem) => problem.document === name)),
    ]),
  ];
}

const configureForm = (form: string) => ({ name: 'alone', document: { group: 'alone', steps: [{ id: form, form }] } });

/** Forms whose own document has problems. Those are reported there, and not again wherever the forms are named. */
function brokenForms(
  files: readonly CataloguedFile[],
  definitions: CheckedDocuments['definitions'],
): readonly string[] {
  const sound = new Set(definitions.map(({ id }) => id));
  return files.flatMap(({ kind, id = '' }) => (kind === formDefinition && !sound.has(id) ? [id] : []));
}

/**
 * Whether the problem is a step without its form, and the form, or a document that the step names for it, is already
 * reported as broken or missing.
 */
function isReported(
  { pointer }: ContentProblem,
  { steps }: FormConfiguration,
  { definitions, variants }: CheckedDocuments,
  broken: readonly string[],
): boolean {
  const [, index] = /^\/steps\/(\d+)\/form$/.exec(pointer) ?? [];
  const step = index === undefined ? undefined : steps[Number(index)];
  if (step === undefined) return false;
  const hasDefinition = definitions.some(({ id }) => id === step.form);
  const named = step.documentIds !== undefined;
  return (
    broken.includes(step.form) || (named && hasDefinition && variants.every(({ id }) => id !== formatVariantName(step)))
  );
}
