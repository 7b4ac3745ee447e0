import { type AskedQuestion, type EligibleEnd, nothingOutside, type OuterScope } from './Eligibility.ts';
import type { QuestionnairePlan } from './QuestionnairePlan.ts';
import type { QuestionsAction, QuestionsState } from './QuestionsState.ts';
import { questionPath } from './questionPath.ts';

/** The state after an action. An action that is not possible now returns the same state object. */
export function reduceQuestions(
  plan: QuestionnairePlan,
  state: QuestionsState,
  action: QuestionsAction,
  outerScope: OuterScope = nothingOutside,
): QuestionsState {
  if (action.type === 'edit') return edit(plan, state, action);
  if (action.type === 'reopen') return reopen(state);
  const path = questionPath(plan, state.answers, outerScope);
  const here = currentQuestion(path, state);
  if (action.type === 'arrive') return arrive(state, path, action.index);
  return action.type === 'back' ? goBack(state, path, here) : proceed(state, path, here);
}

/**
 * The question that the guest is at. If that question is no longer on the path, because an answer before it changed, it
 * is the last question on the path. Undefined when the path is empty.
 */
export const currentQuestion = (
  path: readonly AskedQuestion[],
  { position }: QuestionsState,
): AskedQuestion | undefined => path.find(({ question }) => question.id === position) ?? path.at(-1);

type Edit = Extract<QuestionsAction, { type: 'edit' }>;

/** Once the guest is eligible, the answers cannot be edited until Back is pressed. */
function edit(plan: QuestionnairePlan, state: QuestionsState, { question, answer }: Edit): QuestionsState {
  if (state.phase === 'eligible' || !plan.questions.some(({ id }) => id === question)) return state;
  return { ...pendingAt(state, state.position), answers: { ...state.answers, [question]: answer } };
}

/** When every question is skipped, there is no question to reopen. */
const reopen = (state: QuestionsState): QuestionsState =>
  state.phase === 'pending' || state.position === undefined ? state : pendingAt(state, state.position);

function goBack(
  state: QuestionsState,
  path: readonly AskedQuestion[],
  here: AskedQuestion | undefined,
): QuestionsState {
  if (here === undefined) return state;
  if (state.phase === 'eligible') return pendingAt(state, here.question.id);
  const before = path[path.indexOf(here) - 1];
  if (before !== undefined) return pendingAt(state, before.question.id);
  return state.position === here.question.id ? state : pendingAt(state, here.question.id);
}

function arrive(state: QuestionsState, path: readonly AskedQuestion[], index: number): QuestionsState {
  const there = path[Math.max(0, Math.min(index, path.length - 1))]?.question.id;
  return there === undefined || there === state.position ? state : pendingAt(state, there);
}

function proceed(
  state: QuestionsState,
  path: readonly AskedQuestion[],
  here: AskedQuestion | undefined,
): QuestionsState {
  // An ineligible guest can go on only after changing an answer.
  if (state.phase !== 'pending') return state;
  if (here === undefined) return eligible(state, 'last');
  const { question, outcome } = here;
  const stay = pendingAt(state, question.id);
  const refused = { ...stay, refusals: state.refusals + 1 };
  switch (outcome.to) {
    case 'stay':
      return { ...refused, attempted: [...new Set([...state.attempted, question.id])] };
    case 'ineligible':
      return {
        ...refused,
        phase: 'ineligible',
        ...(outcome.message === undefined ? {} : { message: outcome.message }),
      };
    case 'eligible':
      return eligible(stay, 'schedule');
    case 'next': {
      const next = path[path.indexOf(here) + 1];
      return next === undefined ? eligible(stay, 'last') : pendingAt(state, next.question.id);
    }
  }
}

function pendingAt(
  { answers, attempted, refusals }: QuestionsState,
  position: QuestionsState['position'],
): QuestionsState {
  return { answers, position, phase: 'pending', attempted, refusals };
}

const eligible = (state: QuestionsState, end: EligibleEnd): QuestionsState => ({ ...state, phase: 'eligible', end });
