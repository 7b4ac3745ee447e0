import { createContext, useContext } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { nextTask } from '../../../chunks/nextTask.ts';
import { navigationState } from '../../../journey/search/criteriaFromState.ts';
import type { SearchCriteria } from '../../../journey/search/SearchCriteria.ts';

/** Whether the form has a page of its own, whose entry of the history keeps what stands in it. */
export const OwnPage = createContext(true);

/** Leads on from the form with a search; Back leads to the form as it was. */
export function useLeaveForm(): (form: SearchCriteria, to: string, search?: SearchCriteria) => Promise<void> {
  const keep = useKeepForm();
  const navigate = useNavigate();
  return async (form, to, search = form) => {
    await keep(form);
    // A slow phone shows that the press counts, before it is busy with the next screen.
    await nextTask();
    await navigate(to, { state: navigationState(search) });
  };
}

/** Keeps the form in its entry of the history, so that Back and a reload lead to it as it was. */
export function useKeepForm(): (form: SearchCriteria) => Promise<void> {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isOwnPage = useContext(OwnPage);
  return async (form) => {
    if (isOwnPage) await navigate(pathname, { replace: true, state: navigationState(form) });
  };
}
