import type { FlowName } from '../../../journey/index.ts';
import {
  type CategoryConfig,
  type CategoryConfigs,
  offersPromotion,
} from '../../../journey/services/categoryConfig.ts';

/** What the search page reads of the document scheduler-config-2022. */
export interface SearchConfigs extends CategoryConfigs {
  /** False if the menu has no groups. */
  readonly groupedMenu?: boolean;
  readonly flows: Readonly<Record<FlowName, { readonly showPromotionModal: boolean }>>;
}

/** Where a search leads. */
type SearchTarget = { readonly kind: 'results' | 'prescreen' } | { readonly kind: 'pharmacy'; readonly url: string };

/** The target that the redirect action of the category names (SEARCH-29). */
export function searchTarget({ redirectAction, pharmacyUrl }: CategoryConfig): SearchTarget {
  if (redirectAction === 'pharmacy_scheduler' && pharmacyUrl !== undefined)
    return { kind: 'pharmacy', url: pharmacyUrl };
  return { kind: redirectAction === 'prescreen' ? 'prescreen' : 'results' };
}

/** What a modal asks after the form. */
export type SearchQuestion = 'state' | 'promotion';

/** The questions of a category in order (SEARCH-31, SEARCH-30): the promotion where flow and category allow it. */
export function searchQuestions(category: CategoryConfig, flows: SearchConfigs['flows']): readonly SearchQuestion[] {
  return [
    ...(asksState(category) ? (['state'] as const) : []),
    ...(offersPromotion(category, flows) ? (['promotion'] as const) : []),
  ];
}

/** Whether a state takes the place of location and date, so that the form does not ask for them. */
export const asksState = ({ stateSelectionModal, redirectAction }: CategoryConfig): boolean =>
  stateSelectionModal !== undefined && redirectAction !== 'pharmacy_scheduler';
