import { useLocation, useNavigate } from 'react-router-dom';
import { navigationState } from '../../journey/search/criteriaFromState.ts';
import type { SearchCriteria } from '../../journey/search/SearchCriteria.ts';

/** Keeps the form in its entry of the history, so that Back and a reload lead to it as it was. */
export function useKeepForm(): (form: SearchCriteria) => Promise<void> {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return async (form) => {
    await navigate(pathname, { replace: true, state: navigationState(form) });
  };
}
