import type { BookableService } from './BookableService.ts';

/** The rules of the document vaccine-rules. */
export interface VaccineRules {
  readonly most: number;
  /** Sets of ids, as texts: all services of a set are never given at one visit. */
  readonly incompatible: readonly (readonly string[])[];
}

/** Why services cannot be given at one visit. The document has a message for each. */
export type VaccineProblem = 'tooMany' | 'incompatible';

/**
 * What is wrong with services that are wanted for one visit (PRESCREEN-15, PRESCREEN-16); undefined where they can be
 * given together. A vaccine and its own second dose never can.
 */
export function vaccineProblem(
  services: readonly Pick<BookableService, 'id' | 'isVaccine' | 'followupServiceId'>[],
  { most, incompatible }: VaccineRules,
): VaccineProblem | undefined {
  if (services.filter(({ isVaccine }) => isVaccine).length > most) return 'tooMany';
  const isWanted = (id: string | number | undefined): boolean =>
    services.some((service) => `${service.id}` === `${id}`);
  const isApart =
    incompatible.some((set) => set.every(isWanted)) ||
    services.some(({ followupServiceId }) => isWanted(followupServiceId));
  return isApart ? 'incompatible' : undefined;
}
