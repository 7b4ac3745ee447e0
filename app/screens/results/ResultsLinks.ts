import type { SearchLinks } from '../../journey/search/searchStart.ts';

/** The pages that the results lead to, for a first visit and for a second. */
export interface ResultsLinks extends SearchLinks {
  readonly result: string;
  readonly followup: string;
  readonly schedule: string;
  readonly benefitCodes: string;
}
