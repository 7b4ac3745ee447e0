import type { SearchLinks } from '../../journey/search/searchStart.ts';

/** Where the results, of a first visit and of a second, lead. */
export interface ResultsLinks extends SearchLinks {
  readonly result: string;
  readonly followup: string;
  readonly schedule: string;
  readonly benefitCodes: string;
}
