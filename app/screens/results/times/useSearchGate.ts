import { useDocument, useJourney } from '../../../app-services/index.ts';
import { vaccineRules } from '../../../content/generated/settings/vaccineRules.ts';
import type { JourneyState } from '../../../journey/index.ts';
import type { SearchCriteria } from '../../../journey/search/SearchCriteria.ts';
import type { BookableService } from '../../../journey/services/bookableServices.ts';
import { type CategoryConfigs, categoryConfig } from '../../../journey/services/categoryConfig.ts';
import type { BookableSearch } from './bookableSearch.ts';

/** Whether a search may be run, wherever it comes from. */
export type SearchGate =
  | { readonly status: 'loading' }
  /** The rules of the vaccines cannot be read. */
  | { readonly status: 'failed' }
  /** The services cannot be given at one visit. The message is for the guest. */
  | { readonly status: 'vaccinesRefused'; readonly message: string }
  /** A prescreen comes first, and was not answered for these services. */
  | { readonly status: 'notPrescreened' }
  /** `incompatible` is for the guest, if the server keeps the vaccines apart all the same. */
  | { readonly status: 'open'; readonly incompatible?: string };

/**
 * Holds a search to the rules of the vaccines (RESULT-29), and to the prescreen of its category (RESULT-28). Whoever moves an
 * appointment was prescreened before it was booked.
 */
export function useSearchGate(
  search: BookableSearch | undefined,
  configs: CategoryConfigs | undefined,
  { isMove }: Pick<SearchCriteria, 'isMove'>,
): SearchGate {
  const services = search?.services ?? [];
  const needsRules = services.length > 1 && services.some(({ isVaccine }) => isVaccine);
  const rules = useDocument(needsRules ? vaccineRules : undefined);
  const prescreened = useJourney((journey) => journey.prescreened) ?? [];
  if (configs === undefined || (needsRules && rules === undefined)) return { status: 'loading' };
  if (rules?.ok === false) return { status: 'failed' };
  const problem = rules && vaccineProblem(services, rules.document);
  if (problem) return { status: 'vaccinesRefused', message: rules.document.messages[problem] };
  if (!isMove && missingPrescreen(services, configs, prescreened) !== undefined) return { status: 'notPrescreened' };
  return { status: 'open', ...(rules && { incompatible: rules.document.messages.incompatible }) };
}

/**
 * The prescreen that the categories of the services ask before their results, and that has not led to them yet (RESULT-28);
 * undefined where there is none.
 */
export function missingPrescreen(
  services: readonly Pick<BookableService, 'id' | 'category'>[],
  configs: CategoryConfigs,
  answered: NonNullable<JourneyState['prescreened']>,
): string | undefined {
  const asked = services.flatMap(({ id, category }) => {
    const { redirectAction, prescreenType } = categoryConfig(configs, category);
    return redirectAction === 'prescreen' && prescreenType !== undefined ? [{ id, type: prescreenType }] : [];
  });
  const idsOf = (wanted: string): readonly number[] => asked.flatMap(({ id, type }) => (type === wanted ? [id] : []));
  return asked.find(
    ({ type }) =>
      !answered.some((one) => one.type === type && idsOf(type).every((wanted) => one.serviceIds.includes(wanted))),
  )?.type;
}

/** The rules of the document vaccine-rules. */
interface VaccineRules {
  readonly most: number;
  /** Sets of ids, as texts: all services of a set are never given at one visit. */
  readonly incompatible: readonly (readonly string[])[];
}

/** Why services cannot be given at one visit. The document has a message for each. */
type VaccineProblem = 'tooMany' | 'incompatible';

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
