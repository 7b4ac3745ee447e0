import { useCallback } from 'react';
import type { SearchCriteria } from '../journey/search/SearchCriteria.ts';
import { useAppServices, useJourney } from './AppServices.ts';

export interface Promotion {
  /** Whether a flu vaccine is added to the visit. */
  readonly isAdded: boolean;
  readonly remove: () => void;
}

/**
 * The flu vaccine that a search adds to a visit. Taking it out is a fact of the journey, not of the criteria: older
 * entries of the history still have it, and Back must not bring it back.
 */
export function usePromotion({ shouldAddPromotion }: Pick<SearchCriteria, 'shouldAddPromotion'>): Promotion {
  const { journey } = useAppServices();
  const isRemoved = useJourney(({ withoutPromotion }) => withoutPromotion === true);
  const remove = useCallback(() => journey.dispatch({ type: 'removePromotion' }), [journey]);
  return { isAdded: shouldAddPromotion && !isRemoved, remove };
}
