import type { Place } from '../errors/ContentProblem.ts';
import { inside, problem, unknownName } from '../errors/problem.ts';
import type { CompiledRule } from '../rules/CompiledRule.ts';
import { parseDate } from '../rules/isoDate.ts';
import { callOperator } from '../rules/operators/operators.ts';
import { compileQuestionRule, compileText, type QuestionContext, within } from './QuestionContext.ts';
import type { AnswerDefinition } from './QuestionnaireDefinition.ts';
import type { AnswerPlan } from './QuestionnairePlan.ts';

type Written = string | boolean;

/** Compiles what follows from the answers. `is` becomes a rule too, so that a single rule decides. */
export const compileAnswers = (context: QuestionContext): readonly AnswerPlan[] =>
  (context.question.answers ?? []).flatMap((answer, index) =>
    compileAnswer(answer, context, within(context, 'answers', index)),
  );

function compileAnswer(answer: AnswerDefinition, context: QuestionContext, at: Place): readonly AnswerPlan[] {
  const { is, when = true, submitAction } = answer;
  const before = context.problems.length;
  for (const [index, value] of listValues(is).entries())
    checkValue(value, context, typeof is === 'object' ? inside(at, 'is', index) : inside(at, 'is'));
  const condition = compileQuestionRule(when, context, 'answered', inside(at, 'when'));
  const compiledMessage = compileMessage(answer, context, at);
  if (context.problems.length > before) return [];
  const chosen = compileQuestionRule(buildIsRule(is, context), context, 'answered', inside(at, 'is'));
  if (chosen === undefined || condition === undefined) return [];
  const holds = { ...both(chosen, condition), place: at };
  return [{ holds, ...(submitAction === undefined ? {} : { submitAction }), ...compiledMessage }];
}

const both = (one: CompiledRule, other: CompiledRule): CompiledRule => ({
  root: callOperator('and', [one.root, other.root]),
  type: { kind: 'boolean' },
  reads: [...one.reads, ...other.reads],
});

const listValues = (is: AnswerDefinition['is']): readonly Written[] =>
  is === undefined ? [] : typeof is === 'object' ? is : [is];

function buildIsRule(is: AnswerDefinition['is'], { question }: QuestionContext): unknown {
  const answer = { var: `answers.${question.id}` };
  if (is === undefined) return true;
  return typeof is === 'object' ? { in: [answer, is] } : { '==': [answer, is] };
}

/** Adds a problem for a value of `is` that no answer can have. */
function checkValue(value: Written, { answerType, problems }: QuestionContext, place: Place): void {
  if (answerType.kind === 'boolean' && typeof value !== 'boolean') problems.push(problem(place, 'wrong-answer/yes-no'));
  if (answerType.kind === 'date' && parseDate(value) === undefined)
    problems.push(problem(place, 'wrong-answer/date', value));
  if (answerType.kind !== 'string') return;
  if (typeof value !== 'string') problems.push(problem(place, 'wrong-answer/option'));
  else if (!answerType.choices.includes(value))
    problems.push(unknownName(place, answerType.choices, 'unknown-option', value));
}

function compileMessage(
  { submitAction, message }: AnswerDefinition,
  { problems }: QuestionContext,
  at: Place,
): Pick<AnswerPlan, 'message'> {
  if (message === undefined) return {};
  const place = inside(at, 'message');
  if (submitAction !== 'failWithErrorMessage') problems.push(problem(place, 'ignored-message'));
  return { message: compileText(message, place, problems) };
}
