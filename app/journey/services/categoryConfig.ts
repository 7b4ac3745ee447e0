import { type FlowName, flows, isTimedFlow, type TimedFlow } from '../flows.ts';
import type { BusinessName, Service } from '../picked/PickedAppointments.ts';
import type { SearchCriteria } from '../search/SearchCriteria.ts';

/** How services of one category are searched and booked (the document scheduler-config-2022). */
export interface CategoryConfig {
  readonly schedulerFlow: FlowName;
  readonly redirectAction: 'results' | 'prescreen' | 'pharmacy_scheduler';
  /** Which prescreen is asked before the results, where there is one. */
  readonly prescreenType?: string;
  readonly businessName?: BusinessName;
  /** The group of the form configuration, if it differs from the flow's. */
  readonly formConfigGroup?: string;
  /** The address of the pharmacy's own page, if the redirect action leads there. */
  readonly pharmacyUrl?: string;
  /** Whether the flu promotion may be offered; the flow must allow it too. */
  readonly showPromotionModal?: boolean;
  /** If set, the guest's state is asked before the search, in the words of this text collection. */
  readonly stateSelectionModal?: { readonly ampCollectionId: string };
  /** Whether a search needs a benefit code, or guests are offered to enter one; absent for neither. */
  readonly benefitCode?: 'required' | 'optional';
  /** Whether bookings of the category carry the tag 'with-care'. */
  readonly withCareTag?: boolean;
  /** Rich text shown while a service of the category is chosen. */
  readonly inlineSAFMessage?: { readonly type: 'info' | 'warning' | 'error'; readonly text: string };
}

export interface CategoryConfigs {
  readonly defaultCategory: CategoryConfig;
  readonly categories: Readonly<Record<string, CategoryConfig | undefined>>;
}

/** The configuration of a category: its own entry, or else the default. */
export function categoryConfig(configs: CategoryConfigs, category: string): CategoryConfig {
  const own = Object.hasOwn(configs.categories, category) ? configs.categories[category] : undefined;
  return own ?? configs.defaultCategory;
}

/**
 * Whether a search finds times for this category. Walk-ins have none, and others are booked on the pharmacy's own site.
 */
export function canBeBooked(config: CategoryConfig): config is CategoryConfig & { schedulerFlow: TimedFlow } {
  return isTimedFlow(config.schedulerFlow) && config.redirectAction !== 'pharmacy_scheduler';
}

/** Whether a flu vaccine at the same visit is offered before the search: where flow and category allow it. */
export const offersPromotion = (
  { schedulerFlow, redirectAction, showPromotionModal }: CategoryConfig,
  settings: Readonly<Record<FlowName, { readonly showPromotionModal: boolean }>>,
): boolean =>
  redirectAction !== 'pharmacy_scheduler' && showPromotionModal === true && settings[schedulerFlow].showPromotionModal;

/** Whether the category needs a benefit code that the search does not have (BENEFIT-8). */
export const lacksCode = (config: CategoryConfig, { benefitCode }: Pick<SearchCriteria, 'benefitCode'>): boolean =>
  config.benefitCode === 'required' && benefitCode === undefined;

/** How a visit at a pharmacy's counter is booked (WALKIN-8). */
export interface WalkIn {
  /** The category of all that is booked, whatever groups its vaccines are in. */
  readonly category: string;
  readonly flow: FlowName;
  readonly businessName: BusinessName;
}

/** The walk-in: the first category whose flow begins at a pharmacy; undefined where there is none. */
export function walkInOf({ categories }: CategoryConfigs): WalkIn | undefined {
  for (const [category, config] of Object.entries(categories)) {
    if (config === undefined || flows[config.schedulerFlow].entry !== 'pharmacy') continue;
    const { schedulerFlow: flow, businessName = 'pharmacy' } = config;
    return { category, flow, businessName };
  }
  return undefined;
}

interface FormGroupConfigs extends CategoryConfigs {
  readonly flows: Readonly<Record<FlowName, { readonly formConfigGroup: string }>>;
}

/** The form configuration group of a booking: that of a category with its own group, or else the flow's. */
export function formGroup(configs: FormGroupConfigs, flow: FlowName, services: readonly Service[]): string {
  const own = services.map(({ category = '' }) => categoryConfig(configs, category).formConfigGroup);
  return own.find((group) => group !== undefined) ?? configs.flows[flow].formConfigGroup;
}
