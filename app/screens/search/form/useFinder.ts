import type { Links } from '../../../journey/Links.ts';
import type { SearchCriteria } from '../../../journey/search/SearchCriteria.ts';
import { type ServiceMenu, useServiceMenu } from './service/serviceMenu.ts';
import { type BenefitCode, useBenefitCode } from './useBenefitCode.ts';
import { type Find, useFind } from './useFind.ts';
import { type SearchFormState, useSearchForm } from './useSearchForm.ts';

export interface Finder {
  readonly services: ServiceMenu;
  readonly benefit: BenefitCode;
  readonly find: Find;
  readonly form: SearchFormState;
}

/** The form of a search that begins with these criteria, and where it leads. */
export function useFinder(
  criteria: SearchCriteria,
  links: Pick<Links, 'benefitCodes' | 'prescreen' | 'result'>,
): Finder {
  const services = useServiceMenu();
  const benefit = useBenefitCode(criteria.benefitCode);
  const find = useFind(services.configs, links, criteria);
  // A code that is invalid, or that could not be checked, is left out of the search.
  const leavesCode = benefit.status === 'invalid' || benefit.status === 'failed';
  return { services, benefit, find, form: useSearchForm(criteria, leavesCode, services, find.find) };
}
