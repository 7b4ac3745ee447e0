import { noCriteria, type SearchCriteria } from '../journey/search/SearchCriteria.ts';

/** The appointment type of a walk-in, which is also the group of services that are given without an appointment. */
export const walkInType = 'Vaccines';

/** What travels to the form: a walk-in has no search (document 1, section 2). */
export const walkInCriteria = (serviceIds: readonly number[]): SearchCriteria => ({
  ...noCriteria,
  type: walkInType,
  serviceIds,
});
