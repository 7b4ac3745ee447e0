import { type CategoryConfigs, canBeBooked, categoryConfig } from '../journey/flow/categoryConfig.ts';
import type { BusinessName, FlowName } from '../journey/index.ts';
import type { BookableService } from '../journey/services/BookableService.ts';

/** What a search looks for, and the flow that its appointment is booked in. */
export interface BookableSearch {
  /** In the order of the search; at least one. */
  readonly services: readonly BookableService[];
  /** Who gives all of them. */
  readonly businessNames: readonly BusinessName[];
  readonly flow: FlowName;
}

/** The search for the services with these ids; undefined when one of them is unknown or cannot be booked online. */
export function bookableSearch(
  listed: readonly BookableService[],
  ids: readonly number[],
  configs: CategoryConfigs,
): BookableSearch | undefined {
  const services = ids.flatMap((id) => listed.find((service) => service.id === id) ?? []);
  const [first, ...others] = services;
  if (!first || services.length !== ids.length) return undefined;
  const config = categoryConfig(configs, first.category);
  if (!services.every(({ category }) => canBeBooked(categoryConfig(configs, category)))) return undefined;
  const shared = first.businessNames.filter((name) =>
    others.every(({ businessNames }) => businessNames.includes(name)),
  );
  return { services, businessNames: config.businessName ? [config.businessName] : shared, flow: config.schedulerFlow };
}
