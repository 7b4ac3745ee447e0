import type { JsonObject } from '../json/Json.ts';
import type { Answers } from '../rules/Scope.ts';
import { answersOf } from './answersOf.ts';
import { nearest } from './nearest.ts';
import { isAt, isSamePosition, type PathPage, type Position } from './Path.ts';
import { isValid } from './pageStanding.ts';
import { pathFor } from './pathFor.ts';
import { proceed, submit } from './proceed.ts';
import { verificationOf } from './verificationOf.ts';
import type { WizardAction } from './WizardAction.ts';
import type { WizardPlan } from './WizardPlan.ts';
import type { VerifiedPage, WizardAnswers, WizardState } from './WizardState.ts';

/** What becomes of a wizard that waits for the app to verify answers; anything but an outcome has to wait. */
export function afterVerification(
  plan: WizardPlan,
  state: WizardState,
  action: WizardAction,
  context: JsonObject,
): WizardState {
  const editing: WizardState = { ...state, phase: 'editing', verification: undefined };
  if (action.type === 'verificationStopped') return editing;
  if (action.type !== 'verified' || state.verification === undefined) return state;
  const { position, submits } = state.verification;
  const found = (answers: WizardAnswers) => pathFor(plan, answers, context).find((view) => isAt(view, position));
  const view = found(state.answers);
  // The situation has changed meanwhile, and the page is not asked any more.
  if (view === undefined)
    return { ...editing, position: nearest(plan, pathFor(plan, state.answers, context), position) };

  const replaced = withValues(state.answers, view, position, action.values ?? {});
  const after = found(replaced);
  // What the page itself would refuse helps nobody: the guest could not get past it.
  const answers = after !== undefined && isValid(after, { answers: replaced }) ? replaced : state.answers;
  const standing = answers === replaced && after !== undefined ? after : view;
  const values = verificationOf(standing, answersOf(answers, position))?.values ?? {};
  const next = { ...editing, answers, verified: recorded(state.verified, { position, values }) };
  return submits ? submit(next, pathFor(plan, answers, context)) : proceed(plan, next, context);
}

const recorded = (pages: readonly VerifiedPage[], added: VerifiedPage): readonly VerifiedPage[] => [
  ...pages.filter(({ position }) => !isSamePosition(position, added.position)),
  added,
];

/** The answers with those of the page's shown fields replaced that the values name. */
function withValues(
  answers: WizardAnswers,
  { page, shown }: PathPage,
  position: Position,
  values: JsonObject,
): WizardAnswers {
  const replaced = (page.verify?.fields ?? []).flatMap(({ name, field }) =>
    shown.includes(field) && Object.hasOwn(values, name) ? [[field, values[name]] as const] : [],
  );
  if (replaced.length === 0) return answers;
  const own: Answers = { ...answersOf(answers, position), ...Object.fromEntries(replaced) };
  return { ...answers, [position.step]: { ...answers[position.step], [position.page]: own } };
}
