import {
  type Answers,
  initialState,
  type Json,
  type JsonObject,
  type WizardAnswers,
  type WizardPlan,
  type WizardState,
} from '#engine';
import type { Example } from '../Change.ts';
import type { PlacedField } from '../rules/Side.ts';

/** A guest who is half-way through the older forms, at the page of one question. */
export interface Guest {
  readonly state: WizardState;
  readonly context: JsonObject;
}

/** The guest of an example who has just answered this question. */
export function guestOf(plan: WizardPlan, { context: known, answers: given }: Example, at: PlacedField): Guest {
  const context = nest(known);
  const answers: WizardAnswers = Object.fromEntries(
    plan.steps.map(({ id, form }) => [
      id,
      Object.fromEntries(form.pages.map(({ name, fields }) => [name, answersTo(id, fields, given)])),
    ]),
  );
  const position = { step: at.step.step.id, page: at.page.name };
  return { state: { ...initialState(plan, context), answers, filled: {}, position }, context };
}

const answersTo = (step: string, fields: readonly string[], given: JsonObject): Answers =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const answer = given[`${step}.${field}`];
      return answer === undefined ? [] : [[field, answer] as const];
    }),
  );

/** `{ 'provider.state': 'OH' }` as `{ provider: { state: 'OH' } }`: groups of the context have one level. */
function nest(known: JsonObject): JsonObject {
  const context: Record<string, Json> = {};
  for (const [name, value] of Object.entries(known)) {
    const [group = '', member] = name.split('.');
    const before = context[group];
    const inner = typeof before === 'object' && before !== null && !Array.isArray(before) ? before : {};
    context[group] = member === undefined ? value : { ...inner, [member]: value };
  }
  return context;
}
