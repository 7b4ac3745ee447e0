import type { Links } from '../../../journey/Links.ts';
import type { SearchCriteria } from '../../../journey/search/SearchCriteria.ts';
import { type ServiceMenu, useServiceMenu } from './service/serviceMenu.ts';
import { type BenefitCode, useBenefitCode } from './useBenefitCode.ts';
import { type Find, useFind } from './useFind.ts';

/** What the form of a search needs besides its fields, so that a key that is typed renders none of it again. */
export interface Finder {
  readonly criteria: SearchCriteria;
  readonly services: ServiceMenu;
  readonly benefit: BenefitCode;
  readonly find: Find;
}

/** What a guest can search for who comes with these criteria, and where that leads. */
export function useFinder(
  criteria: SearchCriteria,
  links: Pick<Links, 'benefitCodes' | 'prescreen' | 'result'>,
): Finder {
  const services = useServiceMenu();
  const benefit = useBenefitCode(criteria.benefitCode);
  return { criteria, services, benefit, find: useFind(services.configs, links, criteria) };
}
