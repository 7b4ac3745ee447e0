import type { Service } from '../reservation/Reservation.ts';
import type { FlowName } from './Flow.ts';
import { flows } from './flows.ts';

/** How services of one category are searched and booked (the document scheduler-config). */
export interface CategoryConfig {
  readonly schedulerFlow: FlowName;
  readonly redirectAction: 'results' | 'prescreen' | 'pharmacy_scheduler';
  /** Which prescreen is asked before the results, where there is one. */
  readonly prescreenType?: string;
  readonly businessName?: 'tlc' | 'pharmacy' | 'dietitian';
  /** Group of the form configuration, where it is another than the flow's. */
  readonly formConfigGroup?: string;
  /** The pharmacy's own page, where the redirect action leads there. */
  readonly pharmacyUrl?: string;
  /** Whether the flu promotion may be offered; the flow must allow it too. */
  readonly showPromotionModal?: boolean;
  /** The guest's state is asked before the search, in the words of this text collection. */
  readonly stateSelectionModal?: { readonly ampCollectionId: string };
  /** Bookings of the category carry the note 'with-care'. */
  readonly withCareTag?: boolean;
  /** Rich text shown while a service of the category is chosen. */
  readonly inlineSAFMessage?: { readonly type: 'info' | 'warning' | 'error'; readonly text: string };
}

export interface CategoryConfigs {
  readonly defaultCategory: CategoryConfig;
  readonly categories: Readonly<Record<string, CategoryConfig | undefined>>;
}

/** What holds for a category: its own entry, else the default. */
export function categoryConfig(configs: CategoryConfigs, category: string): CategoryConfig {
  const own = Object.hasOwn(configs.categories, category) ? configs.categories[category] : undefined;
  return own ?? configs.defaultCategory;
}

/** Whether a search finds times of this category here: a walk-in has none, and others are booked at the pharmacy's own site. */
export function canBeBooked({ schedulerFlow, redirectAction }: CategoryConfig): boolean {
  return flows[schedulerFlow].hasTime && redirectAction !== 'pharmacy_scheduler';
}

interface FormGroupConfigs extends CategoryConfigs {
  readonly flows: Readonly<Record<FlowName, { readonly formConfigGroup: string }>>;
}

/** The group whose form a booking of these services asks: that of a category which has its own, else the flow's. */
export function formGroup(configs: FormGroupConfigs, flow: FlowName, services: readonly Service[]): string {
  const own = services.map(({ category = '' }) => categoryConfig(configs, category).formConfigGroup);
  return own.find((group) => group !== undefined) ?? configs.flows[flow].formConfigGroup;
}
