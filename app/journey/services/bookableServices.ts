import { type BusinessName, businessNames } from '../picked/PickedAppointments.ts';
import type { BookableService, ListedService } from './BookableService.ts';
import { listedNames, nameService, type ServiceNames } from './serviceName.ts';

/**
 * The services that can be booked, in a uniform shape (SEARCH-22). Names are trimmed, unknown businesses are left out,
 * and follow-up fields are kept only as a pair. A service without `maxDaysAhead`, or with unknown businesses only, is
 * dropped.
 *
 * @param guestNames what guests read instead of the listed names
 */
export function bookableServices(
  listed: readonly ListedService[],
  guestNames: ServiceNames = listedNames,
): readonly BookableService[] {
  return listed.flatMap((service) => {
    const { maxDaysAhead } = service;
    const names = service.businessNames.filter(isBusiness);
    return maxDaysAhead === undefined || names.length === 0
      ? []
      : [nameService(bookable(service, maxDaysAhead, names), guestNames)];
  });
}

/** The position of a service that has none: after all others. */
const last = Number.MAX_SAFE_INTEGER;

function bookable(service: ListedService, maxDaysAhead: number, names: readonly BusinessName[]): BookableService {
  return {
    id: service.id,
    name: service.name.trim(),
    category: service.groupName.trim(),
    groupOrder: service.groupOrder ?? last,
    order: service.order ?? last,
    maxDaysAhead,
    businessNames: names,
    onMenu: service.notMenuOption !== true,
    isVaccine: service.isVaccine === true,
    isCovidVaccine: service.isCovidVaccine === true,
    leadTimeDays: service.leadTimeDays ?? 0,
    ...(service.dose !== undefined && { dose: service.dose }),
    ...followup(service),
  };
}

function followup({ followupServiceId, followupAfterDays }: ListedService) {
  return followupServiceId === undefined || followupAfterDays === undefined
    ? {}
    : { followupServiceId, followupAfterDays };
}

const isBusiness = (name: string): name is BusinessName => businessNames.some((business) => business === name);
