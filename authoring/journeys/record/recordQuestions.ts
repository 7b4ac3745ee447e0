import {
  type AskedQuestion,
  currentQuestion,
  escapeName,
  initialQuestions,
  type OuterScope,
  type QuestionnairePlan,
  type QuestionsState,
  questionPath,
  reduceQuestions,
} from '#engine';
import {
  type JourneyOutcome,
  type JourneyPage,
  type JourneyTry,
  readAnswers,
  type ToldJourney,
  type ToldPage,
  type ToldTry,
} from '../RecordedJourney.ts';
import type { JourneyWatch } from './JourneyWatch.ts';
import { messagesOf } from './pageAt.ts';
import { acceptedOf } from './recordPage.ts';

export interface RecordedQuestions {
  readonly pages: readonly JourneyPage[];
  readonly state: QuestionsState;
  readonly outcome: JourneyOutcome;
}

/** Answers question after question. */
export function recordQuestions(
  plan: QuestionnairePlan,
  told: ToldJourney,
  outerScope: OuterScope,
  watch: JourneyWatch,
): RecordedQuestions {
  const pages: JourneyPage[] = [];
  let state = initialQuestions(plan, outerScope);
  while (state.phase === 'pending') {
    const here = questionAt(plan, state, outerScope);
    if (here === undefined) break;
    const at = `/${escapeName(here.question.id)}`;
    const own = told.pages.find((page) => page.at === at);
    if (own === undefined || pages.some((page) => page.at === at))
      return { pages, state, outcome: { is: 'unanswered', at } };
    watch.onQuestionArrival?.(state, outerScope);
    const { page, given } = recordQuestion({ plan, outerScope, watch }, state, own);
    pages.push(page);
    if (given.outcome !== undefined && given.outcome.is !== 'eligible')
      return { pages, state: given.after, outcome: given.outcome };
    state = given.after;
  }
  return { pages, state, outcome: { is: 'eligible' } };
}

/** Answers one question, after the tries that are told, and presses Continue. */
export function recordQuestion(
  surroundings: QuestionSurroundings,
  state: QuestionsState,
  own: ToldPage,
): { readonly page: JourneyPage; readonly given: Given } {
  const given = answer(surroundings, state, own.answers, false);
  const tryThis = ({ answers }: ToldTry): JourneyTry =>
    recordTry(answers, answer(surroundings, state, { ...own.answers, ...answers }, true), given);
  const tries = (own.tries ?? []).map(tryThis);
  const accepts = own.accepts && acceptedOf(own.accepts, tryThis, nextOf(given));
  const { question, choices, notices } = given.asked;
  const page: JourneyPage = {
    at: own.at,
    title: question.title,
    ...(question.options.length > 0 && { options: (choices ?? []).map(String) }),
    ...(accepts && { accepts }),
    ...(tries.length > 0 && { tries }),
    answers: own.answers,
    ...(notices.length > 0 && { notices: notices.map(({ text }) => text) }),
  };
  return { page, given };
}

function recordTry(answers: ToldPage['answers'], given: Given, usual: Given): JourneyTry {
  const [notices, before] = [given, usual].map(({ asked }) => asked.notices.map(({ text }) => text));
  return {
    answers,
    ...(JSON.stringify(notices) !== JSON.stringify(before) && { notices }),
    ...(given.outcome?.is === 'refused'
      ? { says: given.outcome.violations }
      : given.outcome === undefined
        ? { to: nextOf(given) }
        : { outcome: given.outcome }),
  };
}

const nextOf = ({ after, outcome }: Given): string | undefined =>
  outcome === undefined ? `/${escapeName(after.position ?? '')}` : undefined;

export interface Given {
  readonly asked: AskedQuestion;
  readonly after: QuestionsState;
  /** Absent where the next question follows. */
  readonly outcome?: JourneyOutcome;
}

export interface QuestionSurroundings {
  readonly plan: QuestionnairePlan;
  readonly outerScope: OuterScope;
  readonly watch: JourneyWatch;
}

/** Answers one question and presses Continue. */
function answer(
  { plan, outerScope, watch }: QuestionSurroundings,
  state: QuestionsState,
  answers: ToldPage['answers'],
  isTry: boolean,
): Given {
  const question = questionAt(plan, state, outerScope)?.question.id ?? '';
  const edited = reduceQuestions(
    plan,
    state,
    { type: 'edit', question, answer: readAnswers(answers)[question] },
    outerScope,
  );
  const asked = questionAt(plan, edited, outerScope);
  if (asked === undefined) throw new Error(`The question "${question}" is no longer asked.`);
  const after = reduceQuestions(plan, edited, { type: 'continue' }, outerScope);
  watch.onQuestion?.(asked, edited, isTry);
  const outcome = outcomeOf(asked, after, edited);
  return { asked, after, ...(outcome && { outcome }) };
}

function outcomeOf(asked: AskedQuestion, after: QuestionsState, before: QuestionsState): JourneyOutcome | undefined {
  const at = `/${escapeName(asked.question.id)}`;
  if (after.phase === 'eligible') return { is: 'eligible' };
  if (after.phase === 'ineligible')
    return { is: 'notEligible', at, ...(after.message !== undefined && { says: after.message }) };
  if (after.refusals === before.refusals) return undefined;
  return { is: 'refused', at, violations: messagesOf(asked.violations, asked.view.page.messages) };
}

const questionAt = (
  plan: QuestionnairePlan,
  state: QuestionsState,
  outerScope: OuterScope,
): AskedQuestion | undefined => currentQuestion(questionPath(plan, state.answers, outerScope), state);
