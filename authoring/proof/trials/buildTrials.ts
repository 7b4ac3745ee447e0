import { classifySchema, listChoices } from '../domains/classifySchema.ts';
import { groupTrials } from './groupTrials.ts';
import { listTrials } from './listTrials.ts';
import type { TrialOptions, Trials, TriedPart } from './Trial.ts';
import { textTrials } from './textTrials.ts';

/**
 * Answers that the booking request might refuse, for each kind of schema. Those that the form itself refuses are left
 * out later.
 *
 * @param place of the result in the request, even when an encoder writes it
 */
export function buildTrials(tried: TriedPart, options: TrialOptions, place = tried.to): Trials {
  const inner = (part: TriedPart): Trials => buildTrials(part, options);
  switch (classifySchema(tried.schema)) {
    case 'choice':
      return tryEach(listChoices(tried.schema) ?? []);
    case 'date':
      return tryEach([
        options.recent,
        '0001-01-01',
        '1899-12-31',
        '1900-01-01',
        '2024-02-29',
        '2999-12-31',
        '3000-01-01',
      ]);
    case 'text':
      return textTrials(tried, options);
    case 'list':
      return listTrials(tried, options, place, inner);
    case 'group':
      return groupTrials(tried, options, inner);
    case 'number':
      return tryEach([0, 1, -1, 0.5, -far, far, ...numbersOf(tried.schema)]);
    default:
      return tryEach([]);
  }
}

/** A number that no answer needs, and that a form without limits accepts. */
const far = 1e15;

const numbersOf = ({ minimum, maximum }: TriedPart['schema']): readonly number[] =>
  [minimum, maximum].filter((limit) => limit !== undefined);

const tryEach = (answers: readonly Trials['trials'][number]['answer'][]): Trials => ({
  trials: answers.map((answer) => ({ answer, at: [] })),
  unknown: [],
});
