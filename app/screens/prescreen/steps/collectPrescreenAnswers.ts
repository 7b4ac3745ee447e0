import { evaluateRule, type JsonObject, questionPath, UNKNOWN } from '#engine';
import type { PrescreenState } from '../../../journey/index.ts';
import type { OpenedPrescreen } from '../openPrescreen.ts';
import { prescreenSteps, stepAnswers } from './prescreenSteps.ts';

/** What the answers of a prescreen tell the forms after it, as its document says: only what was asked and counts. */
export function collectPrescreenAnswers(
  { plan, context }: Pick<OpenedPrescreen, 'plan' | 'context'>,
  state: PrescreenState,
): JsonObject {
  const steps = stepAnswers(prescreenSteps(plan, state, context).path);
  const asked =
    plan.questions && state.questions ? questionPath(plan.questions, state.questions.answers, { steps, context }) : [];
  const scope = asked.at(-1)?.view.scope ?? { answers: {}, settings: {}, steps, context };
  return Object.fromEntries(
    plan.priorAnswers.flatMap(({ name, value: rule }) => {
      const value = evaluateRule(rule, scope);
      return value === UNKNOWN ? [] : [[name, value] as const];
    }),
  );
}
