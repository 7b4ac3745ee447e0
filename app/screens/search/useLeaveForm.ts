import { useNavigate } from 'react-router-dom';
import { navigationState } from '../../journey/search/criteriaFromState.ts';
import type { SearchCriteria } from '../../journey/search/SearchCriteria.ts';
import { useKeepForm } from './useKeepForm.ts';

/** Leads on from the form with a search; Back leads to the form as it was. */
export function useLeaveForm(): (form: SearchCriteria, to: string, search?: SearchCriteria) => Promise<void> {
  const keep = useKeepForm();
  const navigate = useNavigate();
  return async (form, to, search = form) => {
    await keep(form);
    await navigate(to, { state: navigationState(search) });
  };
}
