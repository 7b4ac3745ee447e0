import type { Failed, Refused } from '../../api/index.ts';

/** Why a cancellation did not happen; each is a key of the catalogue's words (document 2, section 8). */
export type CancelProblem = 'nothingSelected' | 'alreadyCanceled' | 'failed';

/** A wrong id, a wrong code and a server in trouble read alike: nobody learns which ids exist. */
export const cancelProblem = (outcome: Refused<'alreadyCanceled'> | Failed): CancelProblem =>
  outcome.kind === 'refused' ? outcome.refusal : 'failed';
