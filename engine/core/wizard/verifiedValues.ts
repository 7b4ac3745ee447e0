import type { JsonObject } from '../json/Json.ts';
import type { Answers } from '../rules/Scope.ts';
import { type PathPage, viewAt } from './path.ts';
import { buildVerification, isValid } from './validity.ts';
import type { WizardPlan } from './WizardPlan.ts';
import { type Position, readPageAnswers, type WizardAnswers, type WizardState } from './WizardState.ts';

/**
 * The answers that would be sent if the guest accepted `values`, a correction by the verifier. Both use the verifier's
 * names. Undefined when the page would be invalid with them, or when no verification is running: then the correction
 * must not be offered.
 */
export function verifiedValues(
  plan: WizardPlan,
  { answers, verification }: Pick<WizardState, 'answers' | 'verification'>,
  values: JsonObject,
  context: JsonObject,
): JsonObject | undefined {
  if (verification === undefined) return undefined;
  const { position } = verification;
  const view = viewAt(plan, answers, position, context);
  const taken = view && takeValues(plan, answers, view, position, values, context);
  return taken && buildVerification(taken.view, readPageAnswers(taken.answers, position))?.values;
}

interface Taken {
  readonly answers: WizardAnswers;
  readonly view: PathPage;
}

/** The answers with the values in them; undefined when the page would be invalid, because no guest could leave it. */
export function takeValues(
  plan: WizardPlan,
  answers: WizardAnswers,
  view: PathPage,
  position: Position,
  values: JsonObject,
  context: JsonObject,
): Taken | undefined {
  const replaced = withValues(answers, view, position, values);
  const after = viewAt(plan, replaced, position, context);
  return after !== undefined && isValid(after, { answers: replaced }) ? { answers: replaced, view: after } : undefined;
}

/** The answers, in which the values replace those of the page's shown fields. */
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
  const own: Answers = { ...readPageAnswers(answers, position), ...Object.fromEntries(replaced) };
  return { ...answers, [position.step]: { ...answers[position.step], [position.page]: own } };
}
