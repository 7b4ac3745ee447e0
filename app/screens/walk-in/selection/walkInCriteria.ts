import { noCriteria, type SearchCriteria } from '../../../journey/search/SearchCriteria.ts';

/** The appointment type of a walk-in. */
const walkInType = 'Vaccines';

/** The groups of services that are given without an appointment. */
export const walkInGroups = [walkInType, 'Instant Vaccines'] as const;

/** The criteria passed to the form; a walk-in has no search (WALKIN-6). */
export const walkInCriteria = (serviceIds: readonly number[]): SearchCriteria => ({
  ...noCriteria,
  type: walkInType,
  serviceIds,
});
