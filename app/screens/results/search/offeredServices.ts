import type { TimeSlotRow } from '../../../api/index.ts';
import type { BookableService } from '../../../journey/services/bookableServices.ts';

/** Which of the searched services a provider gives. */
export interface OfferedServices {
  /** The services of an appointment there; empty where the search cannot be booked there. */
  readonly offered: readonly BookableService[];
  /** The services that the provider does not give. */
  readonly missing: readonly BookableService[];
}

/** Vaccines may be given one without the other; other services are booked all together or not at all. */
export function offeredServices(
  { services: rows }: TimeSlotRow,
  searched: readonly BookableService[],
): OfferedServices {
  const isGiven = ({ id }: BookableService): boolean => rows.some((row) => row.id === id && row.isAvailable);
  const missing = searched.filter((service) => !isGiven(service));
  const given = searched.filter(isGiven);
  const canBeParted = searched.every(({ isVaccine }) => isVaccine);
  return { offered: missing.length === 0 || canBeParted ? given : [], missing };
}
