import { useNavigate } from 'react-router-dom';
import { navigationState } from '../../../journey/search/criteriaFromState.ts';
import type { SearchCriteria } from '../../../journey/search/SearchCriteria.ts';
import { releaseFollowup } from '../../../reservation/index.ts';
import { useAppWiring } from '../../../wiring/index.ts';

/** Goes on without a second visit, and lets go of one that was held. With another first time the guest is asked again. */
export function useFirstDoseOnly(criteria: SearchCriteria, schedule: string): () => void {
  const wiring = useAppWiring();
  const navigate = useNavigate();
  return () => {
    void releaseFollowup(wiring);
    void navigate(schedule, { state: navigationState(criteria) });
  };
}
