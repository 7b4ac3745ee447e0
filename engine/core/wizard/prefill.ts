import type { PagePlan } from '../form/FormPlan.ts';
import { isSameJson, type Json, type JsonObject } from '../json/Json.ts';
import type { JsonSchema } from '../json/JsonSchema.ts';
import { evaluateCondition, evaluateRule } from '../rules/evaluateRule.ts';
import type { Answers, Scope } from '../rules/Scope.ts';
import { UNKNOWN } from '../rules/Unknown.ts';
import { validate } from '../validation/validate.ts';
import { type Path, pathFor } from './path.ts';
import type { WizardPlan } from './WizardPlan.ts';
import { readPageAnswers, type WizardState } from './WizardState.ts';

type Filled = Pick<WizardState, 'answers' | 'filled'>;

/**
 * Fills in each field's first value: that of its prefill as far as the field accepts it, else its default. What the
 * guest has answered, changed or emptied is never touched. A value that was filled in and not changed follows what its
 * rule reads; so does a choice that was changed, once its rule has another value. Returns the same `answers` when
 * nothing changes.
 */
export function applyPrefill(plan: WizardPlan, before: Filled, context: JsonObject): Filled {
  let { answers, filled } = before;
  for (const { id, form } of plan.steps) {
    for (const page of form.pages) {
      const position = { step: id, page: page.name };
      const own = { answers: readPageAnswers(answers, position), filled: readPageAnswers(filled, position) };
      const scope = { answers: {}, steps: {}, settings: form.settings, context };
      const after = fillPage(page, own, { ...firstValues(page, scope), ...keepFollowing(page, own.filled) });
      if (after === own && Object.hasOwn(answers, id) && Object.hasOwn(answers[id] ?? {}, page.name)) continue;
      answers = { ...answers, [id]: { ...answers[id], [page.name]: after.answers } };
      filled = { ...filled, [id]: { ...filled[id], [page.name]: after.filled } };
    }
  }
  return followAnswers(plan, { answers, filled }, pathFor(plan, answers, context), context);
}

/** What fields that follow answers were filled with last. Away from the path those answers are not known. */
const keepFollowing = (page: PagePlan, filled: Answers): Answers =>
  Object.fromEntries(
    [...page.prefills.keys()]
      .filter((name) => follows(page, name) && Object.hasOwn(filled, name))
      .map((name) => [name, filled[name]]),
  );

const follows = (page: PagePlan, name: string): boolean => page.prefills.get(name)?.followsAnswers === true;

/**
 * Fills in the fields on the path whose prefill reads answers, after one of these has changed. Returns the same
 * `answers` and path when nothing changes.
 */
export function followAnswers(
  plan: WizardPlan,
  before: Filled,
  pathBefore: Path,
  context: JsonObject,
): Filled & { readonly path: Path } {
  let { answers, filled } = before;
  let path = pathBefore;
  const following = plan.steps.flatMap(({ form }) =>
    form.pages.flatMap((page) => [...page.prefills.keys()].filter((name) => follows(page, name))),
  );
  // What was filled in can be read by another prefill. Rules that read each other in a circle end with the last round.
  for (const _ of following) {
    const start = answers;
    for (const { step, page, scope } of path) {
      if (!page.fields.some((name) => follows(page, name))) continue;
      const position = { step: step.id, page: page.name };
      const own = { answers: readPageAnswers(answers, position), filled: readPageAnswers(filled, position) };
      const values = Object.entries(firstValues(page, scope)).filter(([name]) => follows(page, name));
      const after = fillPage(page, own, { ...own.filled, ...Object.fromEntries(values) });
      if (after === own) continue;
      answers = { ...answers, [step.id]: { ...answers[step.id], [page.name]: after.answers } };
      filled = { ...filled, [step.id]: { ...filled[step.id], [page.name]: after.filled } };
    }
    if (answers === start) break;
    path = pathFor(plan, answers, context);
  }
  return { answers, filled, path };
}

interface PageAnswers {
  readonly answers: Answers;
  readonly filled: Answers;
}

function fillPage(page: PagePlan, before: PageAnswers, first: Answers): PageAnswers {
  let { answers, filled } = before;
  for (const name of new Set([...Object.keys(first), ...Object.keys(filled)])) {
    const last = own(filled, name);
    const next = own(first, name);
    if (isSameJson(next, last)) continue;
    if (!isSameJson(own(answers, name), last) && !isImpliedChoice(page, name, next)) continue;
    answers = put(answers, name, next);
    filled = put(filled, name, next);
  }
  return answers === before.answers ? before : { answers, filled };
}

/** A choice is made anew when what it follows implies another one. A typed text is never lost. */
function isImpliedChoice(page: PagePlan, name: string, value: Json | undefined): boolean {
  const schema = page.schema.properties[name] ?? {};
  const isChoice = schema.type === 'boolean' || schema.enum !== undefined || schema.oneOf !== undefined;
  return isChoice && follows(page, name) && value !== undefined && !isSameJson(value, readDefault(schema));
}

const own = (answers: Answers, name: string): Json | undefined =>
  Object.hasOwn(answers, name) ? answers[name] : undefined;

function put(answers: Answers, name: string, value: Json | undefined): Answers {
  const { [name]: _old, ...others } = answers;
  return value === undefined ? others : { ...others, [name]: value };
}

/** By field, its first value; undefined when it has none. */
function firstValues(page: PagePlan, scope: Scope): Answers {
  const { properties } = page.prefills.size === 0 ? page.schema : page.present(page.fields, [], scope.context);
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const { value: rule, when } = page.prefills.get(name) ?? {};
      const holds = when === undefined || evaluateCondition(when, scope) === true;
      const value = rule === undefined || !holds ? UNKNOWN : evaluateRule(rule, scope);
      return [name, (value === UNKNOWN ? undefined : acceptValue(schema, value)) ?? readDefault(schema)];
    }),
  );
}

/**
 * The part of a value that the field accepts: of a list, the entries that are offered; for a text, the choice that is
 * the same when letter case is ignored. Undefined when the field accepts nothing.
 */
function acceptValue(schema: JsonSchema, value: Json): Json | undefined {
  const { items } = schema;
  if (Array.isArray(value) && items !== undefined) {
    const entries = value.flatMap((entry: Json) => acceptValue(items, entry) ?? []);
    return entries.length > 0 && validate(schema, entries).length === 0 ? entries : undefined;
  }
  const taken = typeof value === 'string' ? findChoice(schema, value) : value;
  return validate(schema, taken).length === 0 ? taken : undefined;
}

function findChoice({ enum: names, oneOf }: JsonSchema, text: string): Json {
  const choices = names ?? oneOf?.map((choice) => choice.const) ?? [];
  const folded = text.trim().toLowerCase();
  return choices.find((choice) => typeof choice === 'string' && choice.toLowerCase() === folded) ?? text;
}

/** The schema's default; for a group without one, the defaults of its members. */
function readDefault({ default: preset, properties }: JsonSchema): Json | undefined {
  if (preset !== undefined || properties === undefined) return preset;
  const members = Object.entries(properties).flatMap(([name, schema]) => {
    const value = readDefault(schema);
    return value === undefined ? [] : [[name, value] as const];
  });
  return members.length === 0 ? undefined : Object.fromEntries(members);
}
