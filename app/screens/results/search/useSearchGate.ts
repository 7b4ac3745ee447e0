import { useDocument, useJourney } from '../../../app-services/index.ts';
import { vaccineRules } from '../../../content/generated/settings/vaccineRules.ts';
import type { CategoryConfigs } from '../../../journey/flow/categoryConfig.ts';
import { missingPrescreen } from '../../../journey/search/missingPrescreen.ts';
import type { SearchCriteria } from '../../../journey/search/SearchCriteria.ts';
import { vaccineProblem } from '../../../journey/services/vaccineProblem.ts';
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
