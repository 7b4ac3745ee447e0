import { useContext, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { FinderContext } from '../../app-services/index.ts';
import type { SearchCriteria } from '../../journey/search/SearchCriteria.ts';
import type { Finder } from './cards/heading/SearchSummary.tsx';

/**
 * The form of the search, folded away until the guest wants it; a new search folds it again.
 *
 * @param isNeeded whether it is open from the beginning, because it says what is wrong with the search
 */
export function useFoldedFinder(criteria: SearchCriteria, isNeeded: boolean): Finder | undefined {
  const FinderForm = useContext(FinderContext);
  const { key } = useLocation();
  const [toggled, setToggled] = useState<{ readonly key: string; readonly isOpen: boolean }>();
  const isOpen = toggled?.key === key ? toggled.isOpen : isNeeded;
  if (!FinderForm) return undefined;
  return {
    isOpen,
    toggle: () => setToggled({ key, isOpen: !isOpen }),
    form: <FinderForm criteria={criteria} />,
  };
}
