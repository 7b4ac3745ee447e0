import { flows } from '../flows.ts';
import type { BookableService } from './bookableServices.ts';
import { type CategoryConfigs, categoryConfig } from './categoryConfig.ts';
import { isOffered, type ShownVaccines } from './vaccineChoices.ts';

/**
 * Whether a service is on the menu of appointment types (SEARCH-23): the server means it for the menu, it is no second
 * dose, and it is searched. Walk-ins begin at the pharmacy instead.
 */
export const isOnMenu = (service: BookableService, configs: CategoryConfigs, shown: ShownVaccines): boolean =>
  service.onMenu && isOffered(service, shown) && flows[categoryConfig(configs, service.category).schedulerFlow].hasTime;
