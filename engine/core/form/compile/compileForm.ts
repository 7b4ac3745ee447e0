import type { ContentProblem, Place, Result } from '../../errors/ContentProblem.ts';
import { inside, problem } from '../../errors/problem.ts';
import type { ObjectSchema } from '../../json/JsonSchema.ts';
import { fillTemplate } from '../../messages/fillTemplate.ts';
import type { Parts } from '../../parts/Parts.ts';
import { compileConditions } from '../../rules/compile/compileConditions.ts';
import type { ObjectType } from '../../rules/ValueType.ts';
import { checkSchema } from '../../validation/checkSchema.ts';
import type { FormDefinition } from '../FormDefinition.ts';
import type { FormPlan, PagePlan, PayloadPlan } from '../FormPlan.ts';
import { resolveText } from '../resolveText.ts';
import { type CompiledPage, compilePage } from './compilePage.ts';
import { compilePayload } from './compilePayload.ts';
import { compileSettings, type WrittenSettings } from './compileSettings.ts';
import { compileVoice, ONE_VOICE } from './compileVoice.ts';
import type { FormEnvironment } from './FormEnvironment.ts';
import { fieldProblems } from './fieldProblems.ts';
import { inferAnswerTypes } from './inferAnswerTypes.ts';
import { ruleOrder } from './ruleOrder.ts';

/**
 * Compiles a form for one step, page by page. Problems of the step's settings are reported in the configuration.
 */
export function* compileForm(
  form: FormDefinition,
  place: Place,
  written: WrittenSettings,
  environment: FormEnvironment,
): Parts<Result<FormPlan>> {
  const schemas = checkSchemas(form, place);
  if (!schemas.ok) return schemas;
  yield;
  const problems: ContentProblem[] = [...duplicates(form, schemas.value, place)];
  const settings = compileSettings(form, place, written);
  const answers = allFields(schemas.value);
  const types = {
    answers: inferAnswerTypes(schemas.value, form.pages, environment.context),
    settings: objectType(settings.types),
  };
  const conditions = compileConditions(
    form.conditions,
    objectType({ ...types, steps: objectType(environment.steps), context: environment.context }),
    inside(place, 'conditions'),
  );
  const readable = conditions.environment;
  const voice = form.voice
    ? compileVoice(form.voice, Object.keys(settings.values), readable, inside(place, 'voice'))
    : ONE_VOICE;
  const pages: CompiledPage[] = [];
  for (const [index, page] of form.pages.entries()) {
    const earlier = schemas.value.slice(0, index).flatMap(({ properties }) => Object.keys(properties));
    const pageContext = { environment, settings: settings.values, voice, readable, earlier };
    pages.push(compilePage(page, schemas.value[index] ?? answers, pageContext, inside(place, 'pages', index)));
    yield;
  }
  const plans = pages.map(({ page }) => page);
  const title = resolveText(form.title, inside(place, 'title'));
  const order = ruleOrder(plans, inside(place, 'pages'));
  // With the titles that guests read, which are sent beside answers.
  const worded = allFields(plans.map(({ schema }) => schema));
  const texts = { ...settings.values, ...voice.words };
  const sending = { ...environment, texts };
  const payloads = [
    compilePayload(form.payload ?? [], worded, sending, inside(place, 'payload')),
    ...form.pages.map(({ payload = [] }, index) =>
      compilePayload(payload, worded, sending, inside(place, 'pages', index, 'payload')),
    ),
  ];
  problems.push(
    ...settings.problems,
    ...conditions.problems,
    ...voice.problems,
    ...pages.flatMap((page) => page.problems),
    ...plans.flatMap((page, index) => fieldProblems(page, environment.widgets, inside(place, 'pages', index))),
    ...order.problems,
    ...payloads.flatMap(({ problems }) => problems),
    ...labelProblems(
      payloads.flatMap(({ payload }) => payload),
      plans,
      place,
    ),
  );
  if (typeof title !== 'string') problems.push(title);
  if (typeof title !== 'string' || problems.length > 0) return { ok: false, problems };
  const payload = payloads.flatMap((each) => each.payload);
  const voices = voice.others.map(({ when }, index) => ({
    when,
    pages: pages.flatMap(({ voiced }) => voiced[index] ?? []),
  }));
  const plan = { settings: settings.values, pages: plans, voices, order: order.order, payload, types };
  return { ok: true, value: { ...plan, title: fillTemplate(title, texts) } };
}

/** Problems for computed values that are sent with a label and have no title. Other fields always have one. */
const labelProblems = (
  payload: readonly PayloadPlan[],
  pages: readonly PagePlan[],
  { document }: Place,
): readonly ContentProblem[] =>
  payload.flatMap(({ label, from: [field = ''], pointer }) => {
    if (label !== '' || !pages.some(({ computes }) => computes.has(field))) return [];
    return [problem({ document, pointer: `${pointer}/from` }, 'missing-title/label', field)];
  });

const objectType = (properties: ObjectType['properties']): ObjectType => ({ kind: 'object', properties });

/** What later steps may read of a form that has other problems; undefined when its schemas are broken. */
export function inferBrokenFormTypes(form: FormDefinition): ObjectType | undefined {
  const schemas = checkSchemas(form, { document: form.id, pointer: '' });
  return schemas.ok ? inferAnswerTypes(schemas.value) : undefined;
}

function checkSchemas(form: FormDefinition, place: Place): Result<readonly ObjectSchema[]> {
  if (form.pages.length === 0) return { ok: false, problems: [problem(inside(place, 'pages'), 'wrong-count/pages')] };
  const results = form.pages.map(({ schema }, index) => checkSchema(schema, inside(place, 'pages', index, 'schema')));
  const problems = results.flatMap((result) => (result.ok ? [] : result.problems));
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, value: results.flatMap((result) => (result.ok ? [result.value] : [])) };
}

const allFields = (schemas: readonly ObjectSchema[]): ObjectSchema => ({
  type: 'object',
  required: [],
  properties: Object.fromEntries(schemas.flatMap(({ properties }) => Object.entries(properties))),
});

/** Problems for pages or fields with the same name, which rules could not tell apart. */
function duplicates(form: FormDefinition, schemas: readonly ObjectSchema[], place: Place): readonly ContentProblem[] {
  const problems: ContentProblem[] = [];
  const pages = new Set<string>();
  const fields = new Set<string>();
  for (const [index, { name }] of form.pages.entries()) {
    const at = inside(place, 'pages', index);
    if (pages.has(name)) problems.push(problem(inside(at, 'name'), 'duplicate-name/pages', name));
    pages.add(name);
    for (const field of Object.keys(schemas[index]?.properties ?? {})) {
      if (fields.has(field))
        problems.push(problem(inside(at, 'schema', 'properties', field), 'duplicate-name/fields', field));
      fields.add(field);
    }
  }
  return problems;
}
