import type { Violation } from '../errors/Violation.ts';
import { validatePage } from '../form/validatePage.ts';
import type { PageView } from '../form/viewForm.ts';
import type { Json } from '../json/Json.ts';
import { evaluateCondition } from '../rules/evaluateRule.ts';
import type { Answers } from '../rules/Scope.ts';
import { isShown, isSkipped } from '../rules/truthPredicates.ts';
import { UNKNOWN } from '../rules/Unknown.ts';
import { fits } from '../rules/ValueType.ts';
import {
  type AskedQuestion,
  nothingOutside,
  type OuterScope,
  type QuestionOutcome,
  type QuestionScope,
} from './Eligibility.ts';
import type { Criteria, OptionPlan, QuestionnairePlan, QuestionPlan } from './QuestionnairePlan.ts';

/**
 * The questions that these answers lead through: all that are not skipped, up to the first whose answer does not count
 * or ends the questions. Answers to other questions are not read.
 */
export function questionPath(
  plan: QuestionnairePlan,
  given: Answers,
  outerScope: OuterScope = nothingOutside,
): readonly AskedQuestion[] {
  const path: AskedQuestion[] = [];
  // These grow with the path. The compiler has checked that rules read only their own question and earlier ones.
  const answers: Record<string, Json> = {};
  const criteria: Record<string, Criteria> = {};
  const scope: QuestionScope = { ...outerScope, answers, criteria, settings: {} };
  for (const question of plan.questions) {
    if (question.skipWhen !== undefined && isSkipped(evaluateCondition(question.skipWhen, scope))) continue;
    const offered = question.options.filter(
      ({ when }) => when === undefined || isShown([evaluateCondition(when, scope)]),
    );
    const answer = Object.hasOwn(given, question.id) ? given[question.id] : undefined;
    if (isTaken(answer, question, offered)) {
      answers[question.id] = answer;
      const chosen = offered.find(({ value }) => value === answer);
      if (chosen !== undefined) criteria[question.id] = chosen.criteria;
    }
    const asked = buildAskedQuestion(question, offered, answer, scope);
    path.push(asked);
    if (asked.outcome.to !== 'next') break;
  }
  return path;
}

/** Whether rules may read the answer: it has the question's type, and its option is offered. */
const isTaken = (
  answer: Json | undefined,
  { answerType, options }: QuestionPlan,
  offered: readonly OptionPlan[],
): answer is Json =>
  fits(answer, answerType) && (options.length === 0 || offered.some(({ value }) => value === answer));

function buildAskedQuestion(
  question: QuestionPlan,
  offered: readonly OptionPlan[],
  answer: Json | undefined,
  scope: QuestionScope,
): AskedQuestion {
  const values = offered.map(({ value }) => value);
  const shown = question.page.fields;
  const view: PageView = { page: question.pageWith(values), shown, required: shown, scope };
  const violations = validatePage(view, { [question.id]: answer });
  const notices = question.notices.filter(
    ({ when }) => when === undefined || isShown([evaluateCondition(when, scope)]),
  );
  const choices = listChoices(question, values);
  return {
    question,
    view,
    ...(choices === undefined ? {} : { choices }),
    notices,
    violations,
    outcome: decideOutcome(question, violations, scope),
  };
}

function listChoices({ type }: QuestionPlan, values: readonly string[]): AskedQuestion['choices'] {
  if (type === 'date') return undefined;
  return type === 'yesNo' ? [true, false] : values;
}

/** The first entry of `answers` whose rule is true decides. When a rule before it is unknown, the guest stays. */
function decideOutcome(
  { answers }: QuestionPlan,
  violations: readonly Violation[],
  scope: QuestionScope,
): QuestionOutcome {
  if (violations.length > 0) return { to: 'stay' };
  for (const { holds, submitAction, message } of answers) {
    const truth = evaluateCondition(holds, scope);
    if (truth === UNKNOWN) return { to: 'stay' };
    if (!truth) continue;
    if (submitAction === 'schedule') return { to: 'eligible' };
    if (submitAction === undefined) return { to: 'next' };
    return { to: 'ineligible', ...(message === undefined ? {} : { message }) };
  }
  return { to: 'next' };
}
