import { type ContentProblem, compileWizard, type FormConfiguration } from '#engine';
import { formDefinition } from '../../app/content/documents/formDefinition.ts';
import { knownNames } from '../../app/content/forms/knownNames.ts';
import type { AuthoringProblem } from './AuthoringProblem.ts';
import { checkId } from './checkId.ts';
import { checkTargets } from './checkTargets.ts';
import type { KnownFile } from './documentOfPath.ts';
import type { CheckedDocuments } from './readChecked.ts';

/** Compiles every configuration with its forms, and every form that none names, as the app would. */
export function checkCompiled(
  { configurations, definitions }: CheckedDocuments,
  files: readonly KnownFile[],
): readonly (ContentProblem | AuthoringProblem)[] {
  const broken = brokenForms(files, definitions);
  const named = new Set(configurations.flatMap(({ document }) => document.steps.map(({ form }) => form)));
  const compile = (configuration: { name: string; document: FormConfiguration }): readonly ContentProblem[] => {
    const result = compileWizard(configuration, definitions, knownNames);
    return result.ok ? [] : result.problems;
  };
  return [
    ...configurations.flatMap(({ name, id, document }) => [
      ...checkId(name, 'group', document.group, id),
      ...compile({ name, document }).filter((problem) => !isBrokenForm(problem, document, broken)),
    ]),
    ...definitions.flatMap(({ name, id, document }) => [
      ...checkId(name, 'id', document.id, id),
      ...checkTargets(name, document),
      ...(named.has(document.id) ? [] : compile(alone(document.id)).filter((problem) => problem.document === name)),
    ]),
  ];
}

const alone = (form: string) => ({ name: 'alone', document: { group: 'alone', steps: [{ id: form, form }] } });

/** Forms whose own document does not pass: that is said there, not again wherever they are named. */
function brokenForms(files: readonly KnownFile[], definitions: CheckedDocuments['definitions']): readonly string[] {
  const sound = new Set(definitions.map(({ id }) => id));
  return files.flatMap(({ kind, id = '' }) => (kind === formDefinition && !sound.has(id) ? [id] : []));
}

function isBrokenForm({ pointer }: ContentProblem, { steps }: FormConfiguration, broken: readonly string[]): boolean {
  const [, step] = /^\/steps\/(\d+)\/form$/.exec(pointer) ?? [];
  const form = step === undefined ? undefined : steps[Number(step)]?.form;
  return form !== undefined && broken.includes(form);
}
