import type { CompiledRule } from '#engine';
import { readMember } from '../../jsonParts.ts';
import { variableAt } from '../domains/Source.ts';
import type { QuestionModel } from '../model/QuestionModel.ts';
import type { Condition } from '../solve/Condition.ts';

/** An answer that a rule reads, and which some guests are not asked for. */
interface ReadAnswer {
  /** For the author: `"tetanus" is skipped`. */
  readonly lacking: string;
  readonly lacks: Condition;
  readonly has: Condition;
}

/** The answers to questions and to the forms before them that a rule of a question reads. */
export function readAnswers(rule: CompiledRule, { resolve, scope }: QuestionModel): readonly ReadAnswer[] {
  const read = new Map<string, ReadAnswer>();
  for (const names of rule.reads) {
    const [root = '', ...rest] = names;
    const depth = variableAt(resolve, names)?.depth;
    if (depth === undefined || !['answers', 'criteria', 'steps'].includes(root)) continue;
    // The criteria of a question are those of its answer.
    const path = [root === 'criteria' ? 'answers' : root, ...rest].slice(0, depth);
    const lacking = root === 'steps' ? `"${path.join('.')}" has no answer` : `"${path[1]}" is skipped`;
    const isMissing = () => path.reduce<unknown>(readMember, scope) === undefined;
    read.set(lacking, {
      lacking,
      lacks: { description: lacking, holds: isMissing },
      has: { description: `"${path.join('.')}" has an answer`, holds: () => !isMissing() },
    });
  }
  return [...read.values()];
}
