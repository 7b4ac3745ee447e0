import type { Place } from '../errors/ContentProblem.ts';
import { inside, problem, unknownName } from '../errors/problem.ts';
import { parseDate } from '../rules/isoDate.ts';
import type { AnswerDefinition } from './QuestionnaireDefinition.ts';
import type { AnswerPlan } from './QuestionnairePlan.ts';
import { compileQuestionRule, compileText, type QuestionSite, within } from './QuestionSite.ts';

type Written = string | boolean;

/** What follows from the answers: `is` becomes a rule, so that all is said in one language. */
export const compileAnswers = (site: QuestionSite): readonly AnswerPlan[] =>
  (site.question.answers ?? []).flatMap((answer, index) => compileAnswer(answer, site, within(site, 'answers', index)));

function compileAnswer(answer: AnswerDefinition, site: QuestionSite, at: Place): readonly AnswerPlan[] {
  const { is, when = true, submitAction } = answer;
  const before = site.problems.length;
  for (const [index, value] of valuesOf(is).entries())
    checkValue(value, site, typeof is === 'object' ? inside(at, 'is', index) : inside(at, 'is'));
  compileQuestionRule(when, site, 'answered', inside(at, 'when'));
  const words = compileWords(answer, site, at);
  if (site.problems.length > before) return [];
  const holds = compileQuestionRule({ and: [isRule(is, site), when] }, site, 'answered', at);
  if (holds === undefined) return [];
  return [{ holds, ...(submitAction === undefined ? {} : { submitAction }), ...words }];
}

const valuesOf = (is: AnswerDefinition['is']): readonly Written[] =>
  is === undefined ? [] : typeof is === 'object' ? is : [is];

function isRule(is: AnswerDefinition['is'], { question }: QuestionSite): unknown {
  const answer = { var: `answers.${question.id}` };
  if (is === undefined) return true;
  return typeof is === 'object' ? { in: [answer, is] } : { '==': [answer, is] };
}

/** An answer that nobody can give. */
function checkValue(value: Written, { answerType, problems }: QuestionSite, place: Place): void {
  if (answerType.kind === 'boolean' && typeof value !== 'boolean')
    problems.push(problem(place, 'type', 'The answer to a yes/no question is true or false.'));
  if (answerType.kind === 'date' && parseDate(value) === undefined)
    problems.push(problem(place, 'value', `${JSON.stringify(value)} is not a date such as "2026-01-31".`));
  if (answerType.kind !== 'string' || answerType.choices === undefined) return;
  if (typeof value !== 'string') problems.push(problem(place, 'type', 'The answer is the value of an option.'));
  else if (!answerType.choices.includes(value))
    problems.push(unknownName(place, 'value', 'an option of this question', value, answerType.choices));
}

function compileWords(
  { submitAction, message }: AnswerDefinition,
  { problems }: QuestionSite,
  at: Place,
): Pick<AnswerPlan, 'message'> {
  if (message === undefined) return {};
  const place = inside(at, 'message');
  if (submitAction !== 'failWithErrorMessage')
    problems.push(problem(place, 'message', 'Only an answer with failWithErrorMessage says why.'));
  return { message: compileText(message, place, problems) };
}
