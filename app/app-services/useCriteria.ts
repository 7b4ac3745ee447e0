import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { criteriaFromQuery, privateParameters, queryFromCriteria } from '../journey/search/criteriaFromQuery.ts';
import { criteriaFromState, navigationState } from '../journey/search/criteriaFromState.ts';
import { noCriteria, type SearchCriteria } from '../journey/search/SearchCriteria.ts';
import { useJourney } from './AppServices.ts';

/**
 * The search that the guest came with: from the navigation state, or on a first visit from the query of the link.
 * Private parameters are read once, and removed from the address bar. While the app takes over what the server has
 * rendered, there is none, because the server renders the same for every address and every guest.
 *
 * That a flu vaccine was taken out of the visit is a fact of the journey: older entries of the history still add it, and
 * Back must not bring it back.
 */
export function useCriteria(): SearchCriteria {
  const { state, search, pathname } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const isPromotionRemoved = useJourney(({ withoutPromotion }) => withoutPromotion === true);
  const arriving = useMemo(() => {
    const arrived = criteriaFromState(state) ?? criteriaFromQuery(new URLSearchParams(search));
    return isPromotionRemoved ? { ...arrived, shouldAddPromotion: false } : arrived;
  }, [state, search, isPromotionRemoved]);
  // The pages of a form are entries of the history: the same search, of which nothing need be made again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same text is the same search
  const criteria = useMemo(() => arriving, [JSON.stringify(arriving)]);
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (!privateParameters.some((name) => query.has(name))) return;
    const kept = queryFromCriteria(criteriaFromQuery(query)).toString();
    void navigate({ pathname, search: kept }, { replace: true, state: navigationState(criteria) });
  }, [navigate, pathname, search, criteria]);
  return isHydrated ? criteria : noCriteria;
}

/** Whether the browser renders by itself; false on the server, and while the app takes over what that has rendered. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
