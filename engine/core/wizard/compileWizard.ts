import type { NamedDocument } from '../content/resolveCopies.ts';
import type { ContentProblem, Place } from '../errors/ContentProblem.ts';
import { EngineError } from '../errors/EngineError.ts';
import { inside, problem, unknownName } from '../errors/problem.ts';
import type { Result } from '../errors/Result.ts';
import { compileForm, inferBrokenFormTypes } from '../form/compile/compileForm.ts';
import type { FormEnvironment } from '../form/compile/FormEnvironment.ts';
import type { FormDefinition } from '../form/FormDefinition.ts';
import type { FormPlan } from '../form/FormPlan.ts';
import { resolveText } from '../form/resolveText.ts';
import { compileRule } from '../rules/compile/compileRule.ts';
import { inferSchemaType } from '../rules/compile/inferSchemaType.ts';
import type { ValueType } from '../rules/ValueType.ts';
import { checkSchema } from '../validation/checkSchema.ts';
import type { FormConfiguration, StepDefinition } from './FormConfiguration.ts';
import { completeNames, type KnownNames } from './KnownNames.ts';
import { payloadProblems } from './payload/payloadProblems.ts';
import type { StepPlan, WizardPlan } from './WizardPlan.ts';

/**
 * Compiles a form configuration with the form definitions that it names. A problem's `document` names the document that
 * is wrong, so that the caller can use another copy of it. Documents that no content loader has read are checked by
 * `checkWizard` of `@stepwell/engine/checks` first: the compiler relies on their structure.
 *
 * @param given what the app offers to documents; a list that is not given is empty
 * @throws EngineError when the schema of the context is broken or two widgets have one name: the app provides these
 */
export function compileWizard(
  configuration: NamedDocument<FormConfiguration>,
  definitions: readonly NamedDocument<FormDefinition>[],
  given: Partial<KnownNames> = {},
): Result<WizardPlan> {
  const known = completeNames(given);
  const { group, steps } = configuration.document;
  const submit = resolveSubmitText(configuration);
  const place: Place = { document: configuration.name, pointer: '/steps' };
  const context = inferContextType(known);
  const problems: ContentProblem[] = [
    ...(typeof submit === 'object' ? [submit] : []),
    ...pathProblems(steps, place),
    ...duplicateProblems(definitions),
  ];
  const earlier: [string, ValueType][] = [];
  const plans: StepPlan[] = [];
  for (const [index, step] of steps.entries()) {
    const environment: FormEnvironment = { ...known, context, steps: Object.fromEntries(earlier) };
    const compiled = compileStep(step, inside(place, index), definitions, environment);
    if (compiled.ok) plans.push(compiled.value);
    else problems.push(...compiled.problems);
    const types = compiled.ok ? compiled.value.form.types.answers : inferBrokenTypes(step, definitions);
    // Later steps may read this step. They cannot be checked until it is corrected.
    if (types === undefined) break;
    earlier.push([step.id, types]);
  }
  problems.push(...openingProblems(plans, place), ...payloadProblems(plans));
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, value: { group, ...(typeof submit === 'string' && { submit }), steps: plans } };
}

const resolveSubmitText = ({
  name,
  document: { submit },
}: NamedDocument<FormConfiguration>): string | ContentProblem | undefined =>
  submit === undefined ? undefined : resolveText(submit, { document: name, pointer: '/submit' });

/**
 * The type of the context, from its schema: for an app that compiles rules of its own with `compileRule`, which takes
 * the type of everything that a rule may read.
 *
 * @throws EngineError when the schema is broken
 */
export function inferContextType({ context }: Pick<KnownNames, 'context'>): ValueType {
  const checked = checkSchema(context, { document: 'context', pointer: '' });
  if (checked.ok) return inferSchemaType(checked.value);
  throw new EngineError(`The context's schema: ${checked.problems.map(({ message }) => message).join(' ')}`);
}

function compileStep(
  step: StepDefinition,
  place: Place,
  definitions: readonly NamedDocument<FormDefinition>[],
  environment: FormEnvironment,
): Result<StepPlan> {
  const definition = definitions.find(({ document }) => document.id === step.form);
  if (definition === undefined) {
    const known = definitions.map(({ document }) => document.id);
    return { ok: false, problems: [unknownName(inside(place, 'form'), 'reference', 'a form', step.form, known)] };
  }
  const written = { values: step.settings ?? {}, place: inside(place, 'settings') };
  const form = compileForm(definition.document, { document: definition.name, pointer: '' }, written, environment);
  if (!form.ok) return form;
  return withCondition(step, place, definition.name, form.value, environment);
}

function withCondition(
  step: StepDefinition,
  place: Place,
  document: string,
  form: FormPlan,
  environment: FormEnvironment,
): Result<StepPlan> {
  const title = step.title === undefined ? form.title : resolveText(step.title, inside(place, 'title'));
  const { settings } = form.types;
  const steps: ValueType = { kind: 'object', properties: environment.steps };
  const readable = { kind: 'object', properties: { steps, settings, context: environment.context } } as const;
  const when = step.when === undefined ? undefined : compileRule(step.when, readable, inside(place, 'when'));
  const problems = [...(typeof title === 'string' ? [] : [title]), ...(when?.ok === false ? when.problems : [])];
  if (typeof title !== 'string' || problems.length > 0) return { ok: false, problems };
  const plan = { id: step.id, document, title, hints: { ...step.hints }, form };
  return { ok: true, value: when?.ok ? { ...plan, when: when.value } : plan };
}

function inferBrokenTypes(
  step: StepDefinition,
  definitions: readonly NamedDocument<FormDefinition>[],
): ValueType | undefined {
  const definition = definitions.find(({ document }) => document.id === step.form);
  return definition && inferBrokenFormTypes(definition.document);
}

function pathProblems(steps: readonly StepDefinition[], place: Place): readonly ContentProblem[] {
  const seen = new Set<string>();
  const twice = steps.flatMap(({ id }, index) => {
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    return [problem(inside(place, index, 'id'), 'duplicate', `Two steps have the id "${id}".`)];
  });
  const [first] = steps;
  if (first === undefined) return [problem(place, 'path', 'A wizard needs at least one step.')];
  const guarded = first.when !== undefined && first.when !== true;
  return guarded
    ? [...twice, problem(inside(place, 0, 'when'), 'path', 'The first step is always asked; it has no condition.')]
    : twice;
}

/** Problems for different forms with one id, of which a step could only name the first. */
const duplicateProblems = (definitions: readonly NamedDocument<FormDefinition>[]): readonly ContentProblem[] =>
  definitions.flatMap(({ name, document }) =>
    definitions.find((other) => other.document.id === document.id)?.document === document
      ? []
      : [problem({ document: name, pointer: '/id' }, 'duplicate', `Two forms have the id "${document.id}".`)],
  );

/** The first page of the first step must have no condition, so that the guest always has a place. */
function openingProblems([first]: readonly StepPlan[], place: Place): readonly ContentProblem[] {
  if (first?.form.pages[0]?.when === undefined) return [];
  const message = `The first step cannot be "${first.id}": its first page has a condition, and the guest needs a place to start.`;
  return [problem(inside(place, 0, 'form'), 'path', message)];
}
