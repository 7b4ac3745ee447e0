import type { ContentProblem, Place } from '../errors/ContentProblem.ts';
import { inside, problem } from '../errors/problem.ts';
import type { Text } from '../form/FormDefinition.ts';
import { resolveText } from '../form/resolveText.ts';
import type { CompiledRule } from '../rules/CompiledRule.ts';
import { compileRule } from '../rules/compile/compileRule.ts';
import type { ObjectType, ValueType } from '../rules/ValueType.ts';
import type { QuestionDefinition } from './QuestionnaireDefinition.ts';

/** What surrounds a question while it is compiled, and gathers what is wrong with it. */
export interface QuestionContext {
  readonly question: QuestionDefinition;
  readonly place: Place;
  readonly answerType: ValueType;
  /** What rules could read if all questions were asked before this one. */
  readonly readable: ObjectType;
  /** The questions asked before it. */
  readonly earlier: readonly string[];
  readonly problems: ContentProblem[];
}

/** Where the rule stands: what follows from the answer reads it, what decides how it is asked does not. */
export type Moment = 'asking' | 'answered';

/** The rule, unless it is a problem: also when it reads an answer that is not given yet. */
export function compileQuestionRule(
  rule: unknown,
  { question, readable, earlier, problems }: QuestionContext,
  moment: Moment,
  place: Place,
): CompiledRule | undefined {
  const compiled = compileRule(rule, readable, place);
  if (!compiled.ok) {
    problems.push(...compiled.problems);
    return undefined;
  }
  const known = moment === 'answered' ? [...earlier, question.id] : earlier;
  const late = new Set(
    compiled.value.reads.flatMap(([root, id = '']) => (isUnansweredQuestion(root, id, known) ? [id] : [])),
  );
  for (const id of late)
    problems.push({
      ...problem(place, 'order', `"${question.id}" depends on "${id}", which is not answered before it.`),
      known,
    });
  return late.size === 0 ? compiled.value : undefined;
}

const isUnansweredQuestion = (root: string | undefined, id: string, known: readonly string[]): boolean =>
  (root === 'answers' || root === 'criteria') && !known.includes(id);

/** The words; empty when they are a problem. */
export function compileText(text: Text | undefined, place: Place, problems: ContentProblem[]): string {
  const resolved = resolveText(text, place);
  if (typeof resolved === 'string') return resolved;
  problems.push(resolved);
  return '';
}

/** The place of a part of the question. */
export const within = ({ place }: QuestionContext, ...names: readonly (string | number)[]): Place =>
  inside(place, ...names);
