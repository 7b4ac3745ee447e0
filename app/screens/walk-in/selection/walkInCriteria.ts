import { noCriteria, type SearchCriteria } from '../../../journey/search/SearchCriteria.ts';

/**
 * The criteria passed to the form; a walk-in has no search (WALKIN-6).
 *
 * @param type the appointment type of a walk-in
 */
export const walkInCriteria = (serviceIds: readonly number[], type: string): SearchCriteria => ({
  ...noCriteria,
  type,
  serviceIds,
});
