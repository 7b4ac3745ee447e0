import { choicesOf, kindOf } from '../domains/kindOf.ts';
import { groupTrials } from './groupTrials.ts';
import { listTrials } from './listTrials.ts';
import type { Trials, Tried, Trying } from './Trial.ts';
import { textTrials } from './textTrials.ts';

/**
 * Answers of each kind that the booking request could mind; those that the form itself refuses are left out later.
 *
 * @param place where the request has what becomes of it, also where an encoder writes it
 */
export function trialsOf(tried: Tried, trying: Trying, place = tried.to): Trials {
  const inner = (part: Tried): Trials => trialsOf(part, trying);
  switch (kindOf(tried.schema)) {
    case 'choice':
      return each(choicesOf(tried.schema) ?? []);
    case 'date':
      return each([trying.recent, '0001-01-01', '1899-12-31', '1900-01-01', '2024-02-29', '2999-12-31', '3000-01-01']);
    case 'text':
      return textTrials(tried, trying);
    case 'list':
      return listTrials(tried, trying, place, inner);
    case 'group':
      return groupTrials(tried, trying, inner);
    default:
      return each([]);
  }
}

const each = (answers: readonly Trials['trials'][number]['answer'][]): Trials => ({
  trials: answers.map((answer) => ({ answer, at: [] })),
  unknown: [],
});
