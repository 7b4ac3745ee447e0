import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { criteriaFromQuery } from '../journey/search/criteriaFromQuery.ts';
import { criteriaFromState } from '../journey/search/criteriaFromState.ts';
import type { SearchCriteria } from '../journey/search/SearchCriteria.ts';

/** The search that the guest came with: in the navigation state, or on a first visit in the query of the link. */
export function useCriteria(): SearchCriteria {
  const { state, search } = useLocation();
  return useMemo(() => criteriaFromState(state) ?? criteriaFromQuery(new URLSearchParams(search)), [state, search]);
}
