import type { SearchCriteria } from '../../journey/search/SearchCriteria.ts';
import type { BookableService } from '../../journey/services/BookableService.ts';

/**
 * The service that the guest came for: by its id, else by its name, else the first of the category of that name
 * (`type=Telenutrition`); undefined when there is none.
 */
export function serviceWanted(
  services: readonly BookableService[],
  { serviceIds, type }: Pick<SearchCriteria, 'serviceIds' | 'type'>,
): BookableService | undefined {
  const [id] = serviceIds;
  const first = services.filter(({ category }) => category === type).sort((a, b) => a.order - b.order)[0];
  return services.find((service) => service.id === id) ?? services.find(({ name }) => name === type) ?? first;
}
