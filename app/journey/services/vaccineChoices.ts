import { compareNames } from '../../formatting/compareNames.ts';
import type { BookableService } from './bookableServices.ts';

/** The settings of the document covid-vaccines-toggle. */
export interface ShownVaccines {
  readonly showCovidVaccines: boolean;
  readonly showTwoDoseVaccines: boolean;
}

/** Used where the document cannot be read, because it can only remove vaccines from the list. */
export const allVaccines: ShownVaccines = { showCovidVaccines: true, showTwoDoseVaccines: true };

/** The text shown below the vaccine of one service (the document prescreen-data). */
export interface ServiceInformation {
  readonly serviceId: number;
  readonly text: unknown;
}

/** One choice of the vaccine selection, as a form takes it. */
interface VaccineChoice {
  /** The id of the service. */
  readonly value: string;
  readonly title: string;
  readonly description?: string;
}

/**
 * The vaccines that a guest can choose from (SEARCH-24): Flu first, then the others by name, and only the first dose of
 * a series. COVID-19 vaccines and those of two doses can be left out.
 *
 * @param categories the categories that the guest came for; vaccines of others are booked in other ways
 */
export function vaccineChoices(
  services: readonly BookableService[],
  categories: readonly string[],
  shown: ShownVaccines,
  information: readonly ServiceInformation[] = [],
): readonly VaccineChoice[] {
  return services
    .filter((service) => service.isVaccine && categories.includes(service.category) && isOffered(service, shown))
    .map(({ id, name }) => ({ value: String(id), title: vaccineName(name), ...findDescription(id, information) }))
    .sort((a, b) => compareVaccines(a.title, b.title));
}

/** Whether a service may be chosen by itself. A service that is not a vaccine always may. */
export function isOffered(
  { isVaccine, isCovidVaccine, dose, followupServiceId }: BookableService,
  shown: ShownVaccines,
): boolean {
  if (!isVaccine) return true;
  if (dose !== undefined && dose >= 2) return false;
  if (isCovidVaccine && !shown.showCovidVaccines) return false;
  return shown.showTwoDoseVaccines || (dose === undefined && followupServiceId === undefined);
}

/** The text before the word 'dose' (SEARCH-25); the whole name where there is none. */
export const vaccineName = (name: string): string => name.replace(/\bdose\b.*/is, '').trim() || name;

/** The order of vaccines by what they are called: those against the flu first, then by name (SEARCH-24). */
export const compareVaccines = (a: string, b: string): number =>
  Number(isFlu(b)) - Number(isFlu(a)) || compareNames(a, b);

const isFlu = (name: string): boolean => /\bflu\b/i.test(name);

function findDescription(id: number, information: readonly ServiceInformation[]): Pick<VaccineChoice, 'description'> {
  const text = information.find(({ serviceId }) => serviceId === id)?.text;
  return typeof text === 'string' ? { description: text } : {};
}
