import type { SearchLinks } from '../../journey/search/searchStart.ts';
import type { MoveLinks } from '../../reservation/index.ts';

/** The pages that the results lead to, for a first visit and for a second. */
export interface ResultsLinks extends SearchLinks, MoveLinks {
  readonly followup: string;
  readonly prescreen: (step: number) => string;
  readonly schedule: string;
  readonly reschedule: string;
  readonly benefitCodes: string;
}
