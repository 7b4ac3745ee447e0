import { EngineError } from '../errors/EngineError.ts';
import type { CheckPlan } from '../form/PagePlan.ts';
import { formatPointer } from '../json/pointer.ts';
import type { RuleNode } from '../rules/Operator.ts';
import { findOperator } from '../rules/operators.ts';
import type { ValueType } from '../rules/ValueType.ts';
import type { AnswerPlan } from './QuestionnairePlan.ts';

const TRUE: RuleNode = { kind: 'literal', value: true };

function call(name: string, operands: readonly RuleNode[]): RuleNode {
  const operator = findOperator(name);
  if (operator === undefined) throw new EngineError(`There is no operator "${name}".`);
  return { kind: 'call', operator, operands };
}

/**
 * The check that an answer is of its type, and that no rule before the first that holds is unknown: else nobody could
 * say what follows, and the guest is to stay. It is a check of the page, so that whoever shows or judges the page does
 * so alike. Put together from rules that are typed, so that it has no budget of its own.
 */
export function decidedCheck(id: string, type: ValueType, answers: readonly AnswerPlan[]): CheckPlan {
  const path = ['answers', id];
  const answered = call('answered', [{ kind: 'read', path, type }]);
  const decided = call('if', [...answers.flatMap(({ holds }) => [holds.root, TRUE]), TRUE]);
  const reads = [path, ...answers.flatMap(({ holds }) => holds.reads)];
  const that = { root: call('and', [answered, decided]), type: { kind: 'boolean' }, reads } as const;
  return { path: formatPointer([id]), names: [id], that, message: 'undecided' };
}
