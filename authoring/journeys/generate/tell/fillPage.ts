import {
  type Answers,
  type Json,
  type JsonObject,
  type PathPage,
  presentedSchema,
  reduce,
  validatePage,
  type WizardPlan,
  type WizardState,
} from '#engine';
import { classifySchema } from '../../../proof/domains/classifySchema.ts';
import type { Value } from '../../../proof/solve/Variable.ts';
import { readUiSchema } from '../../../proof/trials/Trial.ts';
import { pageAt } from '../../record/pageAt.ts';
import { type AnswerOptions, candidateAnswers } from './candidateAnswers.ts';

/** Answers can show further fields, so a page is filled until nothing new is asked. */
const mostRounds = 12;

/**
 * The answers of the page that the guest is on: the wanted ones as far as the page takes them, and for the rest those
 * that it accepts.
 */
export function fillPage(
  plan: WizardPlan,
  state: WizardState,
  context: JsonObject,
  wanted: ReadonlyMap<string, Value>,
  options: AnswerOptions,
): JsonObject {
  let own: JsonObject = {};
  for (let round = 0; round < mostRounds; round += 1) {
    const view = viewWith(plan, state, context, own);
    if (view === undefined) return own;
    const next = fillShown(view, own, wanted, options, (answers) => viewWith(plan, state, context, answers));
    if (JSON.stringify(next) === JSON.stringify(own)) return own;
    own = next;
  }
  return own;
}

const viewWith = (plan: WizardPlan, state: WizardState, context: JsonObject, answers: Answers): PathPage | undefined =>
  pageAt(plan, reduce(plan, state, { type: 'edit', answers, ...state.position }, context), context);

function fillShown(
  before: PathPage,
  given: JsonObject,
  wanted: ReadonlyMap<string, Value>,
  options: AnswerOptions,
  look: (answers: JsonObject) => PathPage | undefined,
): JsonObject {
  let own = given;
  const { properties = {} } = presentedSchema(before);
  for (const name of before.shown) {
    const schema = properties[name];
    if (schema === undefined || Object.hasOwn(own, name)) continue;
    const isRequired = before.required.includes(name);
    const value = wanted.get(name);
    if (!isRequired && (options.effort === 'least' || wanted.has(name)) && value === undefined) continue;
    const usual = candidateAnswers({ schema, uiSchema: readUiSchema(before.page.uiSchema, name) }, options);
    const others = Object.values(own).filter((each) => typeof each === 'string');
    const wantedFirst = value === undefined ? [] : [value];
    // As long a text as may be goes before the one that is wanted, which any text may stand for.
    const isLong = options.effort === 'longest' && classifySchema(schema) === 'text';
    const tried = isLong
      ? [...usual.slice(0, 1), ...wantedFirst, ...usual, ...others]
      : [...wantedFirst, ...usual, ...others];
    const fitting = tried.find((each) => isAccepted(look({ ...own, [name]: each }), { ...own, [name]: each }, name));
    const chosen = fitting ?? (isRequired ? tried[0] : undefined);
    if (chosen !== undefined) own = { ...own, [name]: chosen };
  }
  return own;
}

/** Whether the page finds nothing wrong with this answer. */
function isAccepted(view: PathPage | undefined, answers: Readonly<Record<string, Json>>, name: string): boolean {
  if (view === undefined) return false;
  return validatePage(view, answers).every(({ path }) => !`${path}/`.startsWith(`/${name}/`));
}
