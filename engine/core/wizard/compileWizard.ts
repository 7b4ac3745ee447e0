import type { NamedDocument } from '../content/DocumentEntry.ts';
import type { ContentProblem, Place, Result } from '../errors/ContentProblem.ts';
import { EngineError } from '../errors/EngineError.ts';
import { inside, problem, unknownName } from '../errors/problem.ts';
import { compileForm, inferBrokenFormTypes } from '../form/compile/compileForm.ts';
import type { FormEnvironment } from '../form/compile/FormEnvironment.ts';
import type { FormDefinition } from '../form/FormDefinition.ts';
import type { FormPlan } from '../form/FormPlan.ts';
import { resolveText } from '../form/resolveText.ts';
import { type Parts, runAtOnce } from '../parts/Parts.ts';
import { compileConditions, untypedConditions } from '../rules/compile/compileConditions.ts';
import { compileRule } from '../rules/compile/compileRule.ts';
import { inferSchemaType } from '../rules/compile/inferSchemaType.ts';
import type { NamedConditions, RuleEnvironment } from '../rules/compile/RuleEnvironment.ts';
import type { ValueType } from '../rules/ValueType.ts';
import { checkSchema } from '../validation/checkSchema.ts';
import type { FormConfiguration, StepDefinition } from './FormConfiguration.ts';
import { completeNames, type KnownNames } from './KnownNames.ts';
import { payloadProblems } from './payloadProblems.ts';
import { readTooEarly } from './readTooEarly.ts';
import type { StepPlan, WizardPlan } from './WizardPlan.ts';

/**
 * Compiles a form configuration with the form definitions that it names. A problem's `document` names the document that
 * is wrong, so that the caller can use another copy of it. Documents that no content loader has read are checked by
 * `checkWizard` of `@stepwell/engine/checks` first: the compiler relies on their structure.
 *
 * @param given what the app offers to documents; a list that is not given is empty
 * @throws EngineError when the schema of the context is broken or two widgets have one name: the app provides these
 */
export const compileWizard = (...given: Parameters<typeof compileWizardInParts>): Result<WizardPlan> =>
  runAtOnce(compileWizardInParts(...given));

/**
 * Compiles like `compileWizard`, one page of a form after the other: for a page that must answer its guest in between.
 *
 * @param given what the app offers to documents; a list that is not given is empty
 * @throws EngineError like `compileWizard`
 */
export function* compileWizardInParts(
  configuration: NamedDocument<FormConfiguration>,
  definitions: readonly NamedDocument<FormDefinition>[],
  given: Partial<KnownNames> = {},
): Parts<Result<WizardPlan>> {
  const known = completeNames(given);
  const { group, steps } = configuration.document;
  const submit = resolveSubmitText(configuration);
  const place: Place = { document: configuration.name, pointer: '/steps' };
  const context = inferContextType(known);
  yield;
  const problems: ContentProblem[] = [
    ...(typeof submit === 'object' ? [submit] : []),
    ...pathProblems(steps, place),
    ...duplicateProblems(definitions),
  ];
  const earlier: [string, ValueType][] = [];
  const forms: CompiledStepForm[] = [];
  for (const [index, step] of steps.entries()) {
    const environment: FormEnvironment = { ...known, context, steps: Object.fromEntries(earlier) };
    const form = yield* compileStepForm(step, inside(place, index), definitions, environment);
    forms.push({ step, place: inside(place, index), environment, form });
    const types = form.ok ? form.value.plan.types.answers : inferBrokenTypes(step, definitions);
    // Later steps may read this step. They cannot be checked until it is corrected.
    if (types === undefined) break;
    earlier.push([step.id, types]);
  }
  const { conditions, ...named } = compileStepConditions(configuration, earlier, context);
  problems.push(...named.problems);
  const plans: StepPlan[] = [];
  for (const [index, each] of forms.entries()) {
    const compiled = withCondition(each, conditions);
    if (compiled.ok) plans.push(compiled.value);
    else problems.push(...readTooEarly(compiled.problems, index, configuration));
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
  throw new EngineError(`The context's schema: ${JSON.stringify(checked.problems)}`);
}

interface StepForm {
  /** The name of the form's document. */
  readonly document: string;
  readonly plan: FormPlan;
}

interface CompiledStepForm {
  readonly step: StepDefinition;
  readonly place: Place;
  readonly environment: FormEnvironment;
  readonly form: Result<StepForm>;
}

function* compileStepForm(
  step: StepDefinition,
  place: Place,
  definitions: readonly NamedDocument<FormDefinition>[],
  environment: FormEnvironment,
): Parts<Result<StepForm>> {
  const definition = definitions.find(({ document }) => document.id === step.form);
  if (definition === undefined) {
    const known = definitions.map(({ document }) => document.id);
    return {
      ok: false,
      problems: [unknownName(inside(place, 'form'), known, 'unknown-document/form', step.form)],
    };
  }
  const written = { values: step.settings ?? {}, place: inside(place, 'settings') };
  const form = yield* compileForm(
    definition.document,
    { document: definition.name, pointer: '' },
    written,
    environment,
  );
  return form.ok ? { ok: true, value: { document: definition.name, plan: form.value } } : form;
}

/** The conditions that the steps may use by name. They may read every step; a step refuses one that reads a later step. */
function compileStepConditions(
  { name, document: { steps, conditions } }: NamedDocument<FormConfiguration>,
  typed: readonly (readonly [string, ValueType])[],
  context: ValueType,
): { readonly conditions?: NamedConditions; readonly problems: readonly ContentProblem[] } {
  // A step whose form is broken has no types, and neither have those after it.
  if (typed.length < steps.length) return { conditions: untypedConditions(conditions), problems: [] };
  const answers: ValueType = { kind: 'object', properties: Object.fromEntries(typed) };
  const readable = { kind: 'object', properties: { steps: answers, context } } as const;
  const compiled = compileConditions(conditions, readable, { document: name, pointer: '/conditions' });
  return { ...compiled.environment, problems: compiled.problems };
}

function withCondition(
  { step, place, environment, form }: CompiledStepForm,
  conditions: NamedConditions | undefined,
): Result<StepPlan> {
  if (!form.ok) return form;
  const { document, plan } = form.value;
  const title = step.title === undefined ? plan.title : resolveText(step.title, inside(place, 'title'));
  const { settings } = plan.types;
  const steps: ValueType = { kind: 'object', properties: environment.steps };
  const properties = { steps, settings, context: environment.context };
  const readable: RuleEnvironment = { kind: 'object', properties, ...(conditions && { conditions }) };
  const when = step.when === undefined ? undefined : compileRule(step.when, readable, inside(place, 'when'));
  const problems = [...(typeof title === 'string' ? [] : [title]), ...(when?.ok === false ? when.problems : [])];
  if (typeof title !== 'string' || problems.length > 0) return { ok: false, problems };
  const compiled = { id: step.id, document, title, hints: { ...step.hints }, form: plan };
  return { ok: true, value: when?.ok ? { ...compiled, when: when.value } : compiled };
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
    return [problem(inside(place, index, 'id'), 'duplicate-name/steps', id)];
  });
  const [first] = steps;
  if (first === undefined) return [problem(place, 'wrong-count/steps')];
  const guarded = first.when !== undefined && first.when !== true;
  return guarded ? [...twice, problem(inside(place, 0, 'when'), 'first-step-condition/step')] : twice;
}

/** Problems for different forms with one id, of which a step could only name the first. */
const duplicateProblems = (definitions: readonly NamedDocument<FormDefinition>[]): readonly ContentProblem[] =>
  definitions.flatMap(({ name, document }) =>
    definitions.find((other) => other.document.id === document.id)?.document === document
      ? []
      : [problem({ document: name, pointer: '/id' }, 'duplicate-name/forms', document.id)],
  );

/** The first page of the first step must have no condition, so that the guest always has a place. */
function openingProblems([first]: readonly StepPlan[], place: Place): readonly ContentProblem[] {
  if (first?.form.pages[0]?.when === undefined) return [];
  return [problem(inside(place, 0, 'form'), 'first-step-condition/page', first.id)];
}
