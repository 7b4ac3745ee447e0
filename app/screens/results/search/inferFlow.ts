import { type CategoryConfigs, categoryConfig } from '../../../journey/flow/categoryConfig.ts';
import type { FlowName } from '../../../journey/index.ts';
import type { SearchCriteria } from '../../../journey/search/SearchCriteria.ts';
import type { BookableService } from '../../../journey/services/BookableService.ts';

/** The flow of a search that lacks something: of its service by id, else of the service or category that its type names. */
export function inferFlow(
  listed: readonly BookableService[],
  { serviceIds, type }: Pick<SearchCriteria, 'serviceIds' | 'type'>,
  configs: CategoryConfigs,
): FlowName | undefined {
  const service =
    listed.find(({ id }) => id === serviceIds[0]) ??
    listed.find(({ name, category }) => name === type || category === type);
  return service && categoryConfig(configs, service.category).schedulerFlow;
}
