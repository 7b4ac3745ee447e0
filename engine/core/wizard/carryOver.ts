import { isSameJson, type Json, type JsonObject } from '../json/Json.ts';
import type { JsonSchema } from '../json/JsonSchema.ts';
import { initialState, restoreState } from './initialState.ts';
import { isAt, isSamePosition, pathFor } from './path.ts';
import type { WizardPlan } from './WizardPlan.ts';
import type { Position, WizardAnswers, WizardState } from './WizardState.ts';

/**
 * The state of a guest who is half-way, for a newer plan of the same wizard. An answer is kept while its question means
 * the same, also on another page of its step. Any other answer is left behind and its question is asked again, because
 * words that have changed may ask something else. What was verified is verified again. Returns the same state whenever
 * the phase is not `editing`.
 */
export function carryOver(
  oldPlan: WizardPlan,
  newPlan: WizardPlan,
  state: WizardState,
  context: JsonObject = {},
): WizardState {
  if (state.phase !== 'editing') return state;
  const start = initialState(newPlan, context);
  const { answers, filled } = carryAnswers(oldPlan, newPlan, state, start);
  const places = listPlaces(newPlan);
  const isThere = (place: Position): boolean => places.some((each) => isSamePosition(each, place));
  const path = pathFor(newPlan, answers, context);
  const old = listPlaces(oldPlan);
  const behind = old.slice(0, old.findIndex((place) => isSamePosition(place, state.position)) + 1).reverse();
  const carried: WizardState = {
    answers,
    filled,
    ...(state.givenFor && { givenFor: state.givenFor }),
    position: behind.find((place) => path.some((view) => isAt(view, place))) ?? start.position,
    phase: 'editing',
    completed: state.completed.filter(isThere),
    verified: [],
    attempted: state.attempted.filter(isThere),
    refusals: state.refusals,
  };
  return restoreState(newPlan, carried, context);
}

type Kept = Pick<WizardState, 'answers' | 'filled'>;

/** Answers and first values go together: an answer that the guest emptied is not filled in again. */
function carryAnswers(oldPlan: WizardPlan, newPlan: WizardPlan, before: Kept, start: Kept): Kept {
  let { answers, filled } = start;
  for (const { id, form } of newPlan.steps)
    for (const page of form.pages)
      for (const [name, schema] of Object.entries(page.schema.properties)) {
        const from = findQuestion(oldPlan, id, name);
        if (from === undefined || !isSameJson(meaning(from.schema), meaning(schema))) continue;
        if (from.introduction !== page.schema.description) continue;
        const place = { step: id, page: page.name };
        answers = put(answers, place, name, before.answers[id]?.[from.page]?.[name]);
        filled = put(filled, place, name, before.filled[id]?.[from.page]?.[name]);
      }
  return { answers, filled };
}

/** Names of fields are unique within a step. */
function findQuestion(plan: WizardPlan, step: string, name: string) {
  const pages = plan.steps.find(({ id }) => id === step)?.form.pages ?? [];
  const page = pages.find(({ fields }) => fields.includes(name));
  const schema = page?.schema.properties[name];
  return page === undefined || schema === undefined
    ? undefined
    : { page: page.name, schema, introduction: page.schema.description };
}

/** What an answer says: the question's words and kind, and those of its choices. Limits only decide what is valid. */
function meaning({
  type,
  title,
  description,
  format,
  enum: names,
  const: only,
  oneOf,
  items,
  properties,
}: JsonSchema): Json {
  return {
    type: type ?? null,
    title: title ?? null,
    description: description ?? null,
    format: format ?? null,
    choices: oneOf?.map(({ const: value, title: words }) => [value, words]) ?? names ?? null,
    only: only ?? null,
    items: items === undefined ? null : meaning(items),
    members: Object.fromEntries(Object.entries(properties ?? {}).map(([name, schema]) => [name, meaning(schema)])),
  };
}

function put(all: WizardAnswers, { step, page }: Position, name: string, value: Json | undefined): WizardAnswers {
  const { [name]: _old, ...others } = all[step]?.[page] ?? {};
  return { ...all, [step]: { ...all[step], [page]: value === undefined ? others : { ...others, [name]: value } } };
}

const listPlaces = (plan: WizardPlan): readonly Position[] =>
  plan.steps.flatMap(({ id, form }) => form.pages.map(({ name }) => ({ step: id, page: name })));
