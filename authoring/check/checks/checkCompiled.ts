import { type ContentProblem, compileWizard, type KnownNames, type WizardPlan } from '#engine';
import { knownNames } from '../../../app/content/forms/knownNames.ts';
import { formatVariantName, withVariants } from '../../../app/content/forms/openForms.ts';
import { formConfiguration } from '../../../app/content/generated/forms/formConfiguration.ts';
import { formDefinition } from '../../../app/content/generated/forms/formDefinition.ts';
import { prescreenData } from '../../../app/content/generated/forms/prescreenData.ts';
import type { FormConfiguration } from '../../../schemas/generated/content/forms/form-config.js';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import type { CataloguedFile } from '../read/findDocumentByPath.ts';
import { hasBrokenDocument } from '../read/hasBrokenDocument.ts';
import { referencesIn } from '../unused/checkUnusedDocuments.ts';
import { checkId } from './checkId.ts';
import { checkPrescreens } from './checkPrescreens.ts';
import { checkSchedulerConfig } from './checkSchedulerConfig.ts';
import { type CompiledPrescreen, compilePrescreens } from './compilePrescreens.ts';
import { underFileName } from './underFileName.ts';

export interface CompiledContent {
  readonly problems: readonly (ContentProblem | AuthoringProblem)[];
  /** The form configurations that have no problem, by the names of their documents. */
  readonly wizards: readonly CompiledWizard[];
  /** The prescreens that have no problem. */
  readonly prescreens: readonly CompiledPrescreen[];
}

export interface CompiledWizard {
  readonly name: string;
  readonly plan: WizardPlan;
}

/**
 * Compiles every configuration with its forms, as the app would, and alone every form that no configuration names and of
 * which no document takes a part.
 */
export function checkCompiled(
  read: CheckedDocuments,
  files: readonly CataloguedFile[],
  known: KnownNames = knownNames,
): CompiledContent {
  const { configurations, variants } = read;
  const definitions = read.definitions.map(underFileName);
  const broken = brokenForms(files, definitions);
  const naming = [
    ...configurations.map(({ document }) => document),
    ...read.prescreens.map(({ document }) => document),
  ];
  const named = new Set(naming.flatMap(({ steps }) => steps.map(({ form }) => form)));
  const parts = new Set(files.flatMap(({ file }) => referencesIn(file.text)));
  // A name that leads to no form may be meant for one that nothing else names.
  const mayBeNamed =
    hasBrokenDocument(read, [formConfiguration, prescreenData]) ||
    [...named].some((form) => files.every(({ kind, id }) => kind !== formDefinition || id !== form));
  const wizards: CompiledWizard[] = [];
  const compile = (configuration: { name: string; document: FormConfiguration }): readonly ContentProblem[] => {
    const result = compileWizard(configuration, [...definitions, ...variants], known);
    if (!result.ok) return result.problems;
    wizards.push({ name: configuration.name, plan: result.value });
    return [];
  };
  const names = files.map(({ name }) => name);
  const prescreens = compilePrescreens(read, known);
  const problems = [
    ...read.schedulers.flatMap((scheduler) => checkSchedulerConfig(scheduler, names)),
    ...checkPrescreens(read, prescreens.problems, (problem, document) => isReported(problem, document, read, broken)),
    ...configurations.flatMap(({ name, id, document }) => [
      ...checkId(name, 'group', document.group, id),
      ...compile({ name, document: withVariants(document) }).filter(
        (problem) => !isReported(problem, document, read, broken),
      ),
    ]),
    ...read.definitions.flatMap(({ name, id, document }) => [
      ...checkId(name, 'id', document.id, id),
      ...(named.has(id) || parts.has(name) || mayBeNamed
        ? []
        : compile(configureForm(id)).filter((problem) => problem.document === name)),
    ]),
  ];
  return { problems, wizards: wizards.filter(({ name }) => name !== alone), prescreens: prescreens.prescreens };
}

/** The name of the configuration of a form that no document names. */
const alone = 'alone';

const configureForm = (form: string) => ({ name: alone, document: { group: alone, steps: [{ id: form, form }] } });

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
