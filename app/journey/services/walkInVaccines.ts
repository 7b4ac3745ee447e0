import type { BookableService, ListedService } from './BookableService.ts';
import { bookableServices } from './bookableServices.ts';

/** What a pharmacy can give to a guest at its counter: all but what takes days to prepare. */
export const walkInVaccines = (listed: readonly ListedService[]): readonly BookableService[] =>
  bookableServices(listed).filter(({ isVaccine, leadTimeDays }) => isVaccine && leadTimeDays === 0);
