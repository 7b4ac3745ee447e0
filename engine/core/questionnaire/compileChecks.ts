import { inside, unknownName } from '../errors/problem.ts';
import type { CheckPlan } from '../form/FormPlan.ts';
import { formatPointer } from '../json/pointer.ts';
import { listPlaceholders } from '../messages/fillTemplate.ts';
import type { PageMessages } from '../messages/MessageCatalogue.ts';
import type { RuleNode } from '../rules/Operator.ts';
import { callOperator } from '../rules/operators/operators.ts';
import type { ValueType } from '../rules/ValueType.ts';
import { compileQuestionRule, compileText, type QuestionContext, within } from './QuestionContext.ts';
import type { AnswerPlan } from './QuestionnairePlan.ts';

interface CompiledChecks {
  readonly checks: readonly CheckPlan[];
  /** The messages of the checks, in the shape of a page's messages. */
  readonly messages: PageMessages;
}

/** Compiles the rules that an answer must pass. */
export function compileChecks(context: QuestionContext): CompiledChecks {
  const path = formatPointer([context.question.id]);
  const checks: CheckPlan[] = [];
  const texts: [string, string][] = [];
  for (const [index, { that, message }] of (context.question.checks ?? []).entries()) {
    const at = within(context, 'checks', index);
    const rule = compileQuestionRule(that, context, 'answered', inside(at, 'that'));
    const text = compileText(message, inside(at, 'message'), context.problems);
    for (const name of listPlaceholders(text).filter((each) => each !== 'label'))
      context.problems.push(unknownName(inside(at, 'message'), ['label'], 'unknown-placeholder', name));
    const key = `check${index + 1}`;
    if (rule !== undefined) checks.push({ path, names: [context.question.id], that: rule, message: key });
    texts.push([key, text]);
  }
  return { checks, messages: { [path]: Object.fromEntries(texts) } };
}

const TRUE: RuleNode = { kind: 'literal', value: true };

/**
 * The check that an answer has its type, and that no rule before the first true one is unknown. Otherwise it is not
 * known what follows, and the guest must stay. It is a check of the page, so that showing and validating the page
 * agree.
 */
export function decidedCheck(id: string, type: ValueType, answers: readonly AnswerPlan[]): CheckPlan {
  const path = ['answers', id];
  const answered = callOperator('answered', [{ kind: 'read', path, type }]);
  const decided = callOperator('if', [...answers.flatMap(({ holds }) => [holds.root, TRUE]), TRUE]);
  const reads = [path, ...answers.flatMap(({ holds }) => holds.reads)];
  const that = { root: callOperator('and', [answered, decided]), type: { kind: 'boolean' }, reads } as const;
  return { path: formatPointer([id]), names: [id], that, message: 'undecided' };
}
