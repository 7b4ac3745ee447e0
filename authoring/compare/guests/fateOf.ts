import { isDeepStrictEqual } from 'node:util';
import {
  carryOver,
  type Json,
  pathFor,
  readPageAnswers,
  validatePage,
  type WizardPlan,
  type WizardState,
} from '#engine';
import type { Example, Fate } from '../Change.ts';
import type { PlacedField } from '../rules/Side.ts';
import { guestOf } from './Guest.ts';

/** What becomes of the answer to a question when the engine carries the guest of an example over to newer forms. */
export function fateOf(older: WizardPlan, newer: WizardPlan, example: Example, placed: PlacedField): Fate {
  const { field, page, step } = placed;
  const id = step.step.id;
  const { state, context } = guestOf(older, example, placed);
  const carried = carryOver(older, newer, state, context);
  const view = pathFor(newer, carried.answers, context).find(
    (each) => each.step.id === id && each.shown.includes(field),
  );
  if (view === undefined) return 'no longer asked';
  const at = { step: id, page: view.page.name };
  if (!isDeepStrictEqual(answerAt(carried, at, field), answerAt(state, { step: id, page: page.name }, field)))
    return 'asked again';
  const violations = validatePage(view, readPageAnswers(carried.answers, at));
  if (
    violations.some(({ path }) => path === `/${field}` || path.startsWith(`/${field}/`)) &&
    !isRefused(older, state, context, placed)
  )
    return 'refused';
  if (isSent(older, id, field) && !isSent(newer, id, field)) return 'no longer sent';
  return at.page === page.name ? 'kept' : 'moved';
}

type At = Parameters<typeof readPageAnswers>[1];

const answerAt = ({ answers }: WizardState, at: At, field: string): Json | undefined =>
  readPageAnswers(answers, at)[field];

/** Whether the older page refuses the answer, too, such as one that no other answer of the example agrees with. */
function isRefused(
  plan: WizardPlan,
  { answers }: WizardState,
  context: Parameters<typeof pathFor>[2],
  { step, page, field }: PlacedField,
): boolean {
  const view = pathFor(plan, answers, context).find(
    (each) => each.step.id === step.step.id && each.page.name === page.name,
  );
  const own = readPageAnswers(answers, { step: step.step.id, page: page.name });
  return (
    view === undefined ||
    validatePage(view, own).some(({ path }) => path === `/${field}` || path.startsWith(`/${field}/`))
  );
}

const isSent = ({ steps }: WizardPlan, step: string, field: string): boolean =>
  steps.find(({ id }) => id === step)?.form.payload.some(({ from }) => from[0] === field) ?? false;
