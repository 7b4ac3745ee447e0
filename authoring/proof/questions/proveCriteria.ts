import type { AnswerPlan } from '#engine';
import { readsIn } from '../domains/uses/readsIn.ts';
import { below } from '../placeIn.ts';
import { splitConjunction } from '../rules/ruleParts.ts';
import type { Condition } from '../solve/Condition.ts';
import type { QuestionContext } from './QuestionContext.ts';
import { accepted, decides, outcome } from './questionConditions.ts';

/**
 * Reports options with whose criteria an entry of the answers never decides, because an earlier one turns away even more
 * guests: most likely the criteria of the two stand in each other's place. Criteria that are equal turn away the same.
 */
export function proveCriteria(context: QuestionContext, contexts: readonly QuestionContext[]): void {
  for (const other of contexts) {
    const readers = context.question.answers.flatMap((answer, index) =>
      readsCriteria(answer, other.question.id) ? [index] : [],
    );
    for (const [at, index] of readers.entries())
      for (const option of other.question.options.keys())
        if (at > 0) proveOption(context, { index, earlier: readers.slice(0, at) }, other, option);
  }
}

const readsCriteria = ({ holds }: AnswerPlan, question: string): boolean =>
  readsIn(holds.root).some(({ path: [root, name] }) => root === 'criteria' && name === question);

interface Entry {
  readonly index: number;
  /** The entries before it that read criteria, too. */
  readonly earlier: readonly number[];
}

function proveOption(
  context: QuestionContext,
  { index, earlier }: Entry,
  other: QuestionContext,
  option: number,
): void {
  const { question, prover, asked, report } = context;
  const { value = '', title = '' } = other.question.options[option] ?? {};
  const chosen: Condition = {
    description: `"${other.question.id}" is "${value}"`,
    holds: () => other.model.taken(other.question) === value,
  };
  const deciding = [chosen, ...decides(context, index), ...accepted(context)];
  if (prover.example(deciding) !== undefined) return;
  const turnedAway = earlier.some((before) => {
    const more = [chosen, outcome(context, before, true), failing(context, index), ...accepted(context)];
    return prover.example(more) !== undefined;
  });
  if (!turnedAway || prover.excluded([...deciding, ...asked]) === undefined) return;
  report({
    ...below(other.place, 'options', option, 'criteria'),
    code: 'rule-never-decides',
    severity: 'error',
    message: `For "${title}", entry ${index + 1} of "answers" of "${question.id}" never decides: an earlier entry turns away even more guests. Do the criteria stand in each other's place?`,
  });
}

/** Condition: what an entry compares with criteria does not hold. */
function failing({ question, place, model }: QuestionContext, index: number): Condition {
  const root = question.answers[index]?.holds.root;
  const parts = root?.kind === 'call' ? root.operands.flatMap((operand) => splitConjunction(operand, place)) : [];
  const compared = parts.filter(({ node }) => readsIn(node).some(({ path: [first] }) => first === 'criteria'));
  return {
    description: 'what it compares with criteria does not hold',
    holds: () => compared.some(({ node }) => model.decide({ root: node }) === false),
  };
}
