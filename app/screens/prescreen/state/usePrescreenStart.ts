import type { JsonObject } from '#engine';
import type { FailedCall } from '../../../api/index.ts';
import { useDocument, useServices } from '../../../app-services/index.ts';
import { schedulerConfig } from '../../../content/generated/settings/schedulerConfig.ts';
import type { FlowName } from '../../../journey/index.ts';
import { collectSearchAnswers, type SearchCriteria } from '../../../journey/search/SearchCriteria.ts';
import type { BookableService } from '../../../journey/services/bookableServices.ts';
import { categoryConfig, lacksCode } from '../../../journey/services/categoryConfig.ts';
import { isNamed } from '../../../journey/services/serviceName.ts';

/** The prescreen to ask, and the service that it is for. */
export interface PrescreenStart {
  readonly type: string;
  readonly service: BookableService;
  /** The services that the guest has named, the one above first; none where it was only a category. */
  readonly named: readonly BookableService[];
  readonly flow: FlowName;
  /** All services that can be booked. */
  readonly services: readonly BookableService[];
  /** The place that was searched for, if any. */
  readonly location?: string | undefined;
  /** The answers of the search, by the names that rules know. */
  readonly priorAnswers: JsonObject;
}

/** The key of its answers in the journey; those under another key are not used for it. */
export const prescreenKey = ({ type, service }: Pick<PrescreenStart, 'type' | 'service'>): string =>
  `${type}/${service.id}`;

type PrescreenStartReading =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly call?: FailedCall | undefined; readonly again: () => void }
  /** There is no such service, or it has no prescreen. */
  | { readonly status: 'none' }
  /** The service is only for guests with a benefit code, and the guest has none. */
  | { readonly status: 'codeNeeded'; readonly service: BookableService }
  | ({ readonly status: 'ready' } & PrescreenStart);

/** The prescreen for the service that the guest came for, by its category. */
export function usePrescreenStart(criteria: SearchCriteria): PrescreenStartReading {
  const { status, services, call, again } = useServices();
  const config = useDocument(schedulerConfig);
  if (status === 'failed') return { status, call, again };
  // Documents are read only once per page load.
  if (config?.ok === false) return { status: 'failed', again: () => globalThis.location.reload() };
  if (config === undefined || status === 'loading') return { status: 'loading' };
  const service = serviceWanted(services, criteria);
  if (service === undefined) return { status: 'none' };
  const category = categoryConfig(config.document, service.category);
  const { prescreenType, schedulerFlow } = category;
  if (prescreenType === undefined) return { status: 'none' };
  if (lacksCode(category, criteria)) return { status: 'codeNeeded', service };
  return {
    status: 'ready',
    type: prescreenType,
    service,
    named: servicesNamed(services, criteria, service),
    flow: schedulerFlow,
    services,
    location: criteria.location,
    priorAnswers: collectSearchAnswers(criteria),
  };
}

/** Others are those of the menu that belong to the same category, because only these can be chosen beside it. */
function servicesNamed(
  services: readonly BookableService[],
  { serviceIds, type }: Pick<SearchCriteria, 'serviceIds' | 'type'>,
  wanted: BookableService,
): readonly BookableService[] {
  if (!serviceIds.includes(wanted.id)) return isNamed(wanted, type) ? [wanted] : [];
  const others = services.filter(
    ({ id, category, onMenu }) => id !== wanted.id && serviceIds.includes(id) && category === wanted.category && onMenu,
  );
  return [wanted, ...others];
}

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
  return services.find((service) => service.id === id) ?? services.find((service) => isNamed(service, type)) ?? first;
}
