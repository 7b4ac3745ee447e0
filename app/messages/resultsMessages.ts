import type { ResultsMessages } from '../../schemas/generated/content/messages/results-messages.js';
import { shippedResultsMessages } from '../../schemas/generated/content/messages/results-messages.shipped.js';
import type { MessageSet } from './useMessages.ts';

export type { ResultsMessages };

/** Search results and slots (RESULT-1 to RESULT-21, BENEFIT-6). */
export const resultsMessages: MessageSet<ResultsMessages> = {
  document: 'results-messages',
  shipped: shippedResultsMessages,
};

/** What guests read of a picked time that somebody else took (RESULT-19). */
export const reservationMessages: MessageSet<ResultsMessages['reservation']> = {
  document: 'results-messages',
  member: 'reservation',
  shipped: shippedResultsMessages.reservation,
};
