import type { TimeSlotRow } from '../../../api/index.ts';
import type { BookableService } from '../../../journey/services/BookableService.ts';

/** Which of the searched services a provider gives. */
export interface OfferedServices {
  /** What an appointment there is for; empty where the search cannot be booked there. */
  readonly offered: readonly BookableService[];
  /** What the provider does not give. */
  readonly missing: readonly BookableService[];
}

/** Vaccines are given one without the other; of other services an appointment has all or none. */
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
