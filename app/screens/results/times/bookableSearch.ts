import type { TimeSlotSearch } from '../../../api/index.ts';
import { type BusinessName, type FlowName, flows, type TimedFlow } from '../../../journey/index.ts';
import { type SearchCriteria, searchedState, searchesByState } from '../../../journey/search/SearchCriteria.ts';
import type { BookableService } from '../../../journey/services/bookableServices.ts';
import { type CategoryConfigs, canBeBooked, categoryConfig } from '../../../journey/services/categoryConfig.ts';
import { isNamed } from '../../../journey/services/serviceName.ts';

/** What a search looks for, and the flow that its appointment is booked in. */
export interface BookableSearch {
  /** In the order of the search; at least one. */
  readonly services: readonly BookableService[];
  /** The businesses that give all of them. */
  readonly businessNames: readonly BusinessName[];
  readonly flow: TimedFlow;
  /** Whether a reservation and a booking name the state that the guest is in. */
  readonly namesState: boolean;
  /** Whether it is only for guests with a benefit code. */
  readonly needsCode: boolean;
}

/** What a search reads of the document scheduler-config-2022. */
interface BookableConfigs extends CategoryConfigs {
  readonly flows: Readonly<Record<FlowName, { readonly submitWithLicensureState: boolean }>>;
}

/** How many services a booking takes. */
const mostServices = 3;

/** The search for these services; undefined when one of them is unknown or cannot be booked online with the others. */
export function bookableSearch(
  listed: readonly BookableService[],
  { serviceIds, isPharmacyOnly }: Pick<SearchCriteria, 'serviceIds' | 'isPharmacyOnly'>,
  configs: BookableConfigs,
): BookableSearch | undefined {
  const services = serviceIds.flatMap((id) => listed.find((service) => service.id === id) ?? []);
  const [first, ...others] = services;
  if (!first || services.length !== serviceIds.length) return undefined;
  // Too many vaccines are told by the rules of vaccines; other services are wanted one by one, and only links have more.
  if (services.length > mostServices && !services.every(({ isVaccine }) => isVaccine)) return undefined;
  const [config, ...rest] = services.map(({ category }) => categoryConfig(configs, category));
  if (!config || !canBeBooked(config) || !rest.every(canBeBooked)) return undefined;
  const { schedulerFlow: flow, businessName } = config;
  if (rest.some(({ schedulerFlow }) => schedulerFlow !== flow)) return undefined;
  const shared = first.businessNames.filter((name) =>
    others.every(({ businessNames }) => businessNames.includes(name)),
  );
  const businessNames = businessName ? [businessName] : shared;
  return {
    services,
    businessNames: isPharmacyOnly && businessNames.includes('pharmacy') ? ['pharmacy'] : businessNames,
    flow,
    namesState: configs.flows[flow].submitWithLicensureState,
    needsCode: [config, ...rest].some(({ benefitCode }) => benefitCode === 'required'),
  };
}

/**
 * The flow of an incomplete search: that of its service by id, or else of the service or category that its type names.
 */
export function inferFlow(
  listed: readonly BookableService[],
  { serviceIds, type }: Pick<SearchCriteria, 'serviceIds' | 'type'>,
  configs: CategoryConfigs,
): FlowName | undefined {
  const service =
    listed.find(({ id }) => id === serviceIds[0]) ?? listed.find((one) => isNamed(one, type) || one.category === type);
  return service && categoryConfig(configs, service.category).schedulerFlow;
}

/**
 * Where a search of this flow looks: near a place, or by video for guests in a state; undefined if this is not known.
 */
export function searchedPlace(
  flow: FlowName,
  criteria: Pick<SearchCriteria, 'state' | 'location'>,
): TimeSlotSearch['where'] | undefined {
  if (!searchesByState(flow)) {
    return criteria.location === undefined ? undefined : { freeFormAddress: criteria.location };
  }
  const state = searchedState(flow, criteria);
  return state === undefined ? undefined : { state, isVirtualVisit: flows[flow].isVirtualVisit };
}
