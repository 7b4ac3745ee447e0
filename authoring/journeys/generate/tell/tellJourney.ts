import {
  currentQuestion,
  initialQuestions,
  initialState,
  type Json,
  type JsonObject,
  type OuterScope,
  pathFor,
  presentedSchema,
  type QuestionnairePlan,
  type QuestionsState,
  questionPath,
  reduce,
  reduceQuestions,
  type WizardPlan,
  type WizardState,
} from '#engine';
import type { AskedPlan } from '../../AskedPlan.ts';
import type { ToldJourney, ToldPage } from '../../RecordedJourney.ts';
import { answersBy, formatName, formatPosition } from '../../record/pageAt.ts';
import { nothingWanted, type Wanted } from '../openWays.ts';
import { type AnswerOptions, candidateAnswers } from './candidateAnswers.ts';
import { fillPage } from './fillPage.ts';

/** More pages than any form or questionnaire has. */
const mostPages = 200;

/** What a guest does who answers as is wanted, and otherwise so as to come to an end. */
export function tellJourney(
  asked: AskedPlan,
  context: JsonObject,
  name: string,
  options: AnswerOptions,
  wanted: Wanted = nothingWanted,
): ToldJourney {
  const forms = asked.wizard && tellForms(asked.wizard, context, wanted, options);
  const path = asked.wizard && forms ? pathFor(asked.wizard, forms.state.answers, context) : [];
  const outerScope: OuterScope = {
    steps: Object.fromEntries(path.map(({ step, scope }) => [step.id, scope.answers])),
    context,
  };
  const questions = asked.questions ? tellQuestions(asked.questions, outerScope, wanted, options) : [];
  return { name, asked: asked.name, context, pages: [...(forms?.pages ?? []), ...questions] };
}

function tellForms(
  plan: WizardPlan,
  context: JsonObject,
  wanted: Wanted,
  options: AnswerOptions,
): { readonly pages: readonly ToldPage[]; readonly state: WizardState } {
  const pages: ToldPage[] = [];
  let state = initialState(plan, context);
  while (state.phase === 'editing' && pages.length < mostPages) {
    const at = formatPosition(state.position);
    const answers = fillPage(plan, state, context, wanted.answers.get(at) ?? new Map(), options);
    pages.push({ at, answers: answersBy(answers) ?? {} });
    const edited = reduce(plan, state, { type: 'edit', answers, ...state.position }, context);
    let after = reduce(plan, edited, { type: 'continue' }, context);
    while (after.phase === 'verifying') after = reduce(plan, after, { type: 'verified' }, context);
    if (after.refusals > state.refusals) break;
    state = after;
  }
  return { pages, state };
}

function tellQuestions(
  plan: QuestionnairePlan,
  outerScope: OuterScope,
  wanted: Wanted,
  options: AnswerOptions,
): readonly ToldPage[] {
  const pages: ToldPage[] = [];
  let state = initialQuestions(plan, outerScope);
  while (state.phase === 'pending' && pages.length < mostPages) {
    const here = currentQuestion(questionPath(plan, state.answers, outerScope), state);
    if (here === undefined) break;
    const { id } = here.question;
    const value = wanted.answers.get(formatName(id))?.get(id);
    const [schema = {}] = Object.values(presentedSchema(here.view).properties ?? {});
    const usual = here.choices ?? candidateAnswers({ schema, uiSchema: undefined }, options);
    const tried: readonly Json[] = [...(value === undefined ? [] : [value]), ...usual];
    const goingOn = tried.find((answer) => leadsOn(plan, state, outerScope, id, answer));
    const answer = goingOn ?? tried[0];
    if (answer === undefined) break;
    pages.push({ at: formatName(id), answers: { [formatName(id)]: answer } });
    if (goingOn === undefined) break;
    state = answered(plan, state, outerScope, id, answer);
  }
  return pages;
}

function answered(
  plan: QuestionnairePlan,
  state: QuestionsState,
  outerScope: OuterScope,
  question: string,
  answer: Json,
): QuestionsState {
  const edited = reduceQuestions(plan, state, { type: 'edit', question, answer }, outerScope);
  return reduceQuestions(plan, edited, { type: 'continue' }, outerScope);
}

function leadsOn(
  plan: QuestionnairePlan,
  state: QuestionsState,
  outerScope: OuterScope,
  question: string,
  answer: Json,
): boolean {
  const after = answered(plan, state, outerScope, question, answer);
  return after.phase === 'eligible' || (after.phase === 'pending' && after.refusals === state.refusals);
}
