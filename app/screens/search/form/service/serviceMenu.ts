import { useMemo } from 'react';
import { useDocument, useServices } from '../../../../app-services/index.ts';
import { covidVaccinesToggle } from '../../../../content/generated/settings/covidVaccinesToggle.ts';
import { schedulerConfig } from '../../../../content/generated/settings/schedulerConfig.ts';
import { compareNames } from '../../../../formatting/compareNames.ts';
import type { BookableService } from '../../../../journey/services/bookableServices.ts';
import { isOnMenu } from '../../../../journey/services/isOnMenu.ts';
import { isNamed, listedName } from '../../../../journey/services/serviceName.ts';
import {
  allVaccines,
  compareVaccines,
  type ShownVaccines,
  vaccineName,
} from '../../../../journey/services/vaccineChoices.ts';
import type { SearchConfigs } from '../../criteria/searchTarget.ts';

export interface ServiceGroup {
  /** Undefined in a menu without groups, which has one list. */
  readonly name: string | undefined;
  readonly services: readonly BookableService[];
}

/**
 * The menu of appointment types (SEARCH-23, SEARCH-24), sorted by the order of groups and of services, or of services
 * alone if the menu has no groups. Equal orders are sorted by name. Vaccines are called and sorted as in the lists of
 * vaccines, and only the first dose of a series is listed.
 */
export function serviceMenu(
  services: readonly BookableService[],
  configs: Omit<SearchConfigs, 'flows'>,
  shown: ShownVaccines,
): readonly ServiceGroup[] {
  const offered = services
    .filter((service) => isOnMenu(service, configs, shown))
    .map(underVaccineName)
    .toSorted((a, b) => a.order - b.order || compareNames(a.name, b.name));
  if (configs.groupedMenu === false)
    return offered.length === 0 ? [] : [{ name: undefined, services: sortVaccines(offered) }];
  const groups = offered.toSorted((a, b) => a.groupOrder - b.groupOrder || compareNames(a.category, b.category));
  const names = [...new Set(groups.map(({ category }) => category))];
  return names.map((name) => ({ name, services: sortVaccines(groups.filter(({ category }) => category === name)) }));
}

function underVaccineName(service: BookableService): BookableService {
  const name = service.isVaccine ? vaccineName(service.name) : service.name;
  return name === service.name ? service : { ...service, name, listedName: listedName(service) };
}

/** Vaccines in their own order, in the places that they take among the others. */
function sortVaccines(services: readonly BookableService[]): readonly BookableService[] {
  const isVaccine = (service: BookableService): boolean => service.isVaccine;
  const vaccines = services.filter(isVaccine).toSorted((a, b) => compareVaccines(a.name, b.name));
  const places = services.flatMap((service, place) => (isVaccine(service) ? [place] : []));
  return services.map((service, place) => vaccines[places.indexOf(place)] ?? service);
}

/** The service with this id, if it is on the menu. */
export function serviceOnMenu(menu: readonly ServiceGroup[], id: number | undefined): BookableService | undefined {
  return menu.flatMap(({ services }) => services).find((service) => service.id === id);
}

/**
 * The service that a link or an earlier search means: by its id, else by its name, else the first of the category of
 * that name (`type=Vaccines`).
 */
export function serviceMeant(
  menu: readonly ServiceGroup[],
  { serviceIds, type }: { readonly serviceIds: readonly number[]; readonly type?: string },
): BookableService | undefined {
  const services = menu.flatMap((group) => group.services);
  return (
    serviceOnMenu(menu, serviceIds[0]) ??
    services.find((service) => isNamed(service, type)) ??
    services.find(({ category }) => category === type)
  );
}

export interface ServiceMenu {
  readonly status: 'loading' | 'failed' | 'ready';
  readonly menu: readonly ServiceGroup[];
  readonly configs: SearchConfigs | undefined;
  /** Asks again for what failed. */
  readonly again: () => void;
}

/**
 * What a guest can choose from. It needs both the services and the documents that define which of them can be booked.
 */
export function useServiceMenu(): ServiceMenu {
  const { status, services, again } = useServices();
  const result = useDocument(schedulerConfig);
  const configs = result?.ok ? result.document : undefined;
  const toggle = useDocument(covidVaccinesToggle);
  const shown = toggle?.ok === false ? allVaccines : toggle?.document;
  const menu = useMemo(
    () => (configs && shown ? serviceMenu(services, configs, shown) : []),
    [services, configs, shown],
  );
  // Documents are read only once per page load.
  if (result?.ok === false) return { status: 'failed', menu, configs, again: () => window.location.reload() };
  const isWaiting = result === undefined || toggle === undefined;
  return { status: isWaiting && status === 'ready' ? 'loading' : status, menu, configs, again };
}
