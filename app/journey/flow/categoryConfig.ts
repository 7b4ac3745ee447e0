import type { FlowName } from './Flow.ts';

/** How services of one category are searched and booked (the document scheduler-config). */
export interface CategoryConfig {
  readonly schedulerFlow: FlowName;
  readonly redirectAction: 'results' | 'prescreen' | 'pharmacy_scheduler';
  /** Which prescreen is asked before the results, where there is one. */
  readonly prescreenType?: string;
  readonly businessName?: 'tlc' | 'pharmacy' | 'dietitian';
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

/** Whether a guest can go the whole way from the search to the booking of this category. */
export function canBeBooked({ schedulerFlow, redirectAction }: CategoryConfig): boolean {
  return schedulerFlow === 'IN_PERSON' && redirectAction !== 'pharmacy_scheduler';
}
