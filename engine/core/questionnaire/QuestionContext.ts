import type { ContentProblem, Place } from '../errors/ContentProblem.ts';
import { inside, problem } from '../errors/problem.ts';
import type { Text } from '../form/FormDefinition.ts';
import { resolveText } from '../form/resolveText.ts';
import type { CompiledRule } from '../rules/CompiledRule.ts';
import { compileRule } from '../rules/compile/compileRule.ts';
import type { RuleEnvironment } from '../rules/compile/RuleEnvironment.ts';
import { readingCondition } from '../rules/readingCondition.ts';
import type { AnswerType } from './inferAnswerType.ts';
import type { QuestionDefinition } from './QuestionnaireDefinition.ts';

/** What the compiler needs to know besides a question itself, and the list that gathers its problems. */
export interface QuestionContext {
  readonly question: QuestionDefinition;
  readonly place: Place;
  readonly answerType: AnswerType;
  /** What rules could read if all questions came before this one. */
  readonly readable: RuleEnvironment;
  /** The questions asked before it. */
  readonly earlier: readonly string[];
  readonly problems: ContentProblem[];
}

/** When a rule runs. Before the question is asked (`asking`), it cannot read the answer; once `answered`, it can. */
export type Moment = 'asking' | 'answered';

/** Compiles a rule; undefined if that fails. Reading an answer that is not given yet is a problem, too. */
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
  const { root: node, reads } = compiled.value;
  const late = new Map(
    reads.flatMap(([root = '', id = '']) => (isUnansweredQuestion(root, id, known) ? [[id, [root, id]] as const] : [])),
  );
  for (const [id, names] of late) {
    const found = problem(place, 'read-too-early/question', question.id, id, readingCondition(node, names));
    problems.push({ ...found, known });
  }
  return compiled.value;
}

const isUnansweredQuestion = (root: string | undefined, id: string, known: readonly string[]): boolean =>
  (root === 'answers' || root === 'criteria') && !known.includes(id);

/** The text; empty when it has a problem. */
export function compileText(text: Text | undefined, place: Place, problems: ContentProblem[]): string {
  const resolved = resolveText(text, place);
  if (typeof resolved === 'string') return resolved;
  problems.push(resolved);
  return '';
}

/** The place of a part of the question. */
export const within = ({ place }: QuestionContext, ...names: readonly (string | number)[]): Place =>
  inside(place, ...names);
