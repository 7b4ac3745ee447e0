import { type CategoryConfigs, canBeBooked, categoryConfig } from '../journey/flow/categoryConfig.ts';
import type { BookableService } from '../journey/services/BookableService.ts';

export interface ServiceGroup {
  readonly name: string;
  readonly services: readonly BookableService[];
}

/**
 * The menu of appointment types: groups in their order, services in theirs (document 1, section 4), and only those that
 * can be booked. Equal orders go by name.
 */
export function serviceMenu(services: readonly BookableService[], configs: CategoryConfigs): readonly ServiceGroup[] {
  const offered = services
    .filter(({ onMenu, category }) => onMenu && canBeBooked(categoryConfig(configs, category)))
    .toSorted(
      (a, b) => a.groupOrder - b.groupOrder || by(a.category, b.category) || a.order - b.order || by(a.name, b.name),
    );
  const names = [...new Set(offered.map(({ category }) => category))];
  return names.map((name) => ({ name, services: offered.filter(({ category }) => category === name) }));
}

const by = (a: string, b: string): number => a.localeCompare(b, 'en-US');

/** The service with this id, as long as it is on the menu. */
export function serviceOnMenu(menu: readonly ServiceGroup[], id: number | undefined): BookableService | undefined {
  return menu.flatMap(({ services }) => services).find((service) => service.id === id);
}

/** The service that a link or an earlier search means: by its id, else by its name. */
export function serviceMeant(
  menu: readonly ServiceGroup[],
  { serviceIds, type }: { readonly serviceIds: readonly number[]; readonly type?: string },
): BookableService | undefined {
  const named = menu.flatMap(({ services }) => services).find(({ name }) => name === type);
  return serviceOnMenu(menu, serviceIds[0]) ?? named;
}
