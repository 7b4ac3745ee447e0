import { type BusinessName, businessNames, type Service } from '../picked/PickedAppointments.ts';
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

/** A service as the server lists it, with the fields that matter to a guest's choice. */
export interface ListedService extends Omit<Service, 'category'> {
  readonly groupName: string;
  readonly groupOrder?: number;
  readonly order?: number;
  readonly businessNames: readonly string[];
  readonly notMenuOption?: boolean;
  readonly isVaccine?: boolean;
  readonly isCovidVaccine?: boolean;
  readonly dose?: number;
  readonly leadTimeDays?: number;
}

/** A service that a guest can book. */
export interface BookableService extends Service {
  /** Name of its group on the menu. */
  readonly category: string;
  readonly groupOrder: number;
  readonly order: number;
  readonly maxDaysAhead: number;
  readonly businessNames: readonly BusinessName[];
  /** False for a service that is not chosen from the menu. */
  readonly onMenu: boolean;
  readonly isVaccine: boolean;
  readonly isCovidVaccine: boolean;
  /** Days of preparation: the service is bookable from this many days after today. */
  readonly leadTimeDays: number;
  /** The number of the dose in a series; absent for a vaccine that is given once. */
  readonly dose?: number;
}
