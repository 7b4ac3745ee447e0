import type { QuestionPlan } from '#engine';
import type { GuestTrial } from './GuestTrial.ts';

/**
 * Says which criteria of the options that a guest has chosen decide about a question: those that the entries of its
 * answers read, of its own option or of one before. Empty where they read none, or an option is one of several.
 */
export function describeCriteria(
  { answers }: QuestionPlan,
  questions: readonly QuestionPlan[],
  trial: GuestTrial,
): string {
  const read = answers.flatMap(({ holds }) => holds.reads.filter(([root]) => root === 'criteria'));
  const said = read.flatMap(([, id = '', name = '']) => {
    const chosen = questions
      .find((each) => each.id === id)
      ?.options.find(({ value }) => value === trial.answer(id) && trial.quote(id) !== '');
    const value = new Map(Object.entries(chosen?.criteria ?? {})).get(name);
    return value === undefined
      ? []
      : [`"${name}": ${JSON.stringify(value)} of the option${trial.quote(id)} of "${id}"`];
  });
  return said.length === 0 ? '' : `, by ${[...new Set(said)].join(' and ')}`;
}
