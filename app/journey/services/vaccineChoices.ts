import type { BookableService } from './BookableService.ts';

/** What the document covid-vaccines-toggle says. */
export interface ShownVaccines {
  readonly showCovidVaccines: boolean;
  readonly showTwoDoseVaccines: boolean;
}

/** Where the document cannot be read: it only ever takes something off the list. */
export const allVaccines: ShownVaccines = { showCovidVaccines: true, showTwoDoseVaccines: true };

/** A line below the vaccines of one service (the document prescreen-data). */
export interface ServiceInformation {
  readonly serviceId: number;
  readonly text: unknown;
}

/** One line of the vaccine selection, as a form takes it. */
interface VaccineChoice {
  /** The id of the service. */
  readonly value: string;
  readonly title: string;
  readonly description?: string;
}

/**
 * The vaccines that a guest can choose from (SEARCH-24): Flu first, the others by name; of a series only its
 * first dose. Those of COVID-19 and of two doses can be left out.
 *
 * @param categories of what the guest came for: others are booked otherwise
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
    .sort((a, b) => Number(isFlu(b)) - Number(isFlu(a)) || a.title.localeCompare(b.title, 'en-US'));
}

/** Whether a service may be chosen by itself; what is no vaccine always. */
export function isOffered(
  { isVaccine, isCovidVaccine, dose, followupServiceId }: BookableService,
  shown: ShownVaccines,
): boolean {
  if (!isVaccine) return true;
  if (dose !== undefined && dose >= 2) return false;
  if (isCovidVaccine && !shown.showCovidVaccines) return false;
  return shown.showTwoDoseVaccines || (dose === undefined && followupServiceId === undefined);
}

/** The text before the word 'dose' (SEARCH-25); the whole name where nothing stands before it. */
export const vaccineName = (name: string): string => name.split(/\bdose\b/i)[0]?.trim() || name;

const isFlu = ({ title }: VaccineChoice): boolean => /^flu\b/i.test(title);

function findDescription(id: number, information: readonly ServiceInformation[]): Pick<VaccineChoice, 'description'> {
  const text = information.find(({ serviceId }) => serviceId === id)?.text;
  return typeof text === 'string' ? { description: text } : {};
}
