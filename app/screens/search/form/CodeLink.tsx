import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { navigationState } from '../../../journey/search/criteriaFromState.ts';
import type { SearchCriteria } from '../../../journey/search/SearchCriteria.ts';
import { useLeaveForm } from './useLeaveForm.ts';

export interface CodeLinkProps {
  /** Address of the page where a code is entered. */
  readonly page: string;
  /** What stands in the form; it goes along, and comes back with the code. */
  readonly entered: SearchCriteria;
}

/** Leads to the page of the benefit code without losing what the guest has entered. */
export function CodeLink({ page, entered, children }: CodeLinkProps & { readonly children: ReactNode }) {
  const leaveForm = useLeaveForm();
  const leave = (event: MouseEvent) => {
    // A click that opens another tab leaves this page as it is.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void leaveForm(entered, page);
  };
  return (
    <Link to={page} state={navigationState(entered)} onClick={leave}>
      {children}
    </Link>
  );
}
