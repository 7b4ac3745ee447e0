import type { BookableService, ListedService } from './BookableService.ts';
import { bookableServices } from './bookableServices.ts';

/** The vaccines that a pharmacy can give to a walk-in: all that take no days to prepare. */
export const walkInVaccines = (listed: readonly ListedService[]): readonly BookableService[] =>
  bookableServices(listed).filter(({ isVaccine, leadTimeDays }) => isVaccine && leadTimeDays === 0);
