import { EngineError } from '../errors/EngineError.ts';
import type { SettingValues } from '../form/FormDefinition.ts';
import type { PagePlan } from '../form/FormPlan.ts';
import { isSameJson, type Json, type JsonObject } from '../json/Json.ts';
import type { JsonSchema } from '../json/JsonSchema.ts';
import { evaluateCondition, evaluateRule } from '../rules/evaluateRule.ts';
import type { Answers } from '../rules/Scope.ts';
import { UNKNOWN } from '../rules/Unknown.ts';
import { validate } from '../validation/validate.ts';
import { nearestPosition, pathFor, readPosition } from './path.ts';
import type { WizardPlan } from './WizardPlan.ts';
import { readPageAnswers, type WizardState } from './WizardState.ts';

/**
 * The state at the first page, with every field's first value as its answer.
 *
 * @param context what the rules may read besides the answers; nothing when absent
 */
export function initialState(plan: WizardPlan, context: JsonObject = {}): WizardState {
  const { answers, filled } = applyPrefill(plan, { answers: {}, filled: {} }, context);
  const [first] = pathFor(plan, answers, context);
  if (first === undefined) throw new EngineError('The path of a compiled wizard is never empty.');
  const position = readPosition(first);
  return { answers, filled, position, phase: 'editing', completed: [], verified: [], attempted: [], refusals: 0 };
}

/**
 * Adapts a state that was kept to the current plan and context: fields that are new get their first values, and first
 * values that the guest did not change follow the context. Returns the same object when nothing changes, and whenever
 * the phase is not `editing`.
 */
export function restoreState(plan: WizardPlan, state: WizardState, context: JsonObject): WizardState {
  if (state.phase !== 'editing') return state;
  const { answers, filled } = applyPrefill(plan, state, context);
  if (answers === state.answers) return state;
  return {
    ...state,
    answers,
    filled,
    position: nearestPosition(plan, pathFor(plan, answers, context), state.position),
  };
}

type Filled = Pick<WizardState, 'answers' | 'filled'>;

/**
 * Fills in each field's first value: that of its prefill as far as the field accepts it, else its default. What the
 * guest has answered, changed or emptied is never touched. A value that was filled in and not changed follows the
 * context. Returns the same `answers` when nothing changes.
 */
function applyPrefill(plan: WizardPlan, before: Filled, context: JsonObject): Filled {
  let { answers, filled } = before;
  for (const { id, form } of plan.steps) {
    for (const page of form.pages) {
      const position = { step: id, page: page.name };
      const own = { answers: readPageAnswers(answers, position), filled: readPageAnswers(filled, position) };
      const after = fillPage(own, firstValues(page, form.settings, context));
      if (after === own && Object.hasOwn(answers, id) && Object.hasOwn(answers[id] ?? {}, page.name)) continue;
      answers = { ...answers, [id]: { ...answers[id], [page.name]: after.answers } };
      filled = { ...filled, [id]: { ...filled[id], [page.name]: after.filled } };
    }
  }
  return { answers, filled };
}

interface PageAnswers {
  readonly answers: Answers;
  readonly filled: Answers;
}

function fillPage(before: PageAnswers, first: Answers): PageAnswers {
  let { answers, filled } = before;
  for (const name of new Set([...Object.keys(first), ...Object.keys(filled)])) {
    const last = own(filled, name);
    const next = own(first, name);
    if (!isSameJson(own(answers, name), last) || isSameJson(next, last)) continue;
    answers = put(answers, name, next);
    filled = put(filled, name, next);
  }
  return answers === before.answers ? before : { answers, filled };
}

const own = (answers: Answers, name: string): Json | undefined =>
  Object.hasOwn(answers, name) ? answers[name] : undefined;

function put(answers: Answers, name: string, value: Json | undefined): Answers {
  const { [name]: _old, ...others } = answers;
  return value === undefined ? others : { ...others, [name]: value };
}

/** By field, its first value; undefined when it has none. */
function firstValues(page: PagePlan, settings: SettingValues, context: JsonObject): Answers {
  const { properties } = page.prefills.size === 0 ? page.schema : page.present(page.fields, [], context);
  const scope = { answers: {}, steps: {}, settings, context };
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
