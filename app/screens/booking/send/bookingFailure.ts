import type { Failed, Refused } from '../../../api/index.ts';

/**
 * Why a booking did not come about (BOOK-7 to BOOK-10). `failed` is told on the last step; the others are dialogs and the
 * catalogue has words for each. `unanswered`: the time is taken now, maybe by an earlier booking whose answer never came,
 * because the page was reloaded or left meanwhile, or the connection was cut.
 */
export type BookingFailure = 'conflict' | 'duplicate' | 'rejected' | 'unanswered' | 'failed';

export function bookingFailure(outcome: Refused<'conflict' | 'duplicate'> | Failed): BookingFailure {
  if (outcome.kind === 'refused') return outcome.refusal;
  return outcome.failure === 'client' ? 'rejected' : 'failed';
}
