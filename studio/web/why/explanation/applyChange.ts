import { type JsonObject, reduce, reduceQuestions } from '#engine';
import type { Change } from '#engine/explain';
import type { LivePlan } from '../../page/plan/LivePlan.ts';
import type { LiveAnswers } from '../../page/useLiveAnswers.ts';

type Found = Extract<Change, { kind: 'found' }>;

/** Gives the answers in the live page that turn an outcome. */
export function applyChange(
  plan: LivePlan,
  answers: Pick<LiveAnswers, 'wizard' | 'questions' | 'outerScope' | 'setWizard' | 'setQuestions'>,
  context: JsonObject,
  change: Found,
): void {
  const inForms = change.answers.filter(({ step }) => step !== undefined);
  const inQuestions = change.answers.filter(({ step }) => step === undefined);
  if (plan.wizard && answers.wizard && inForms.length > 0) {
    // What is sent can be changed again.
    let state = reduce(plan.wizard, answers.wizard, { type: 'submitFailed' }, context);
    for (const { step = '', page = '', field, to } of inForms) {
      const { [field]: _before, ...others } = state.answers[step]?.[page] ?? {};
      const edited = to === undefined ? others : { ...others, [field]: to };
      state = reduce(plan.wizard, state, { type: 'edit', step, page, answers: edited }, context);
    }
    answers.setWizard(state);
  }
  if (plan.questions && answers.questions && inQuestions.length > 0) {
    let state = reduceQuestions(plan.questions, answers.questions, { type: 'reopen' }, answers.outerScope);
    for (const { field, to } of inQuestions)
      state = reduceQuestions(plan.questions, state, { type: 'edit', question: field, answer: to }, answers.outerScope);
    answers.setQuestions(state);
  }
}
