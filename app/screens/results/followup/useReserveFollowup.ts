import { useNavigate } from 'react-router-dom';
import { useAppServices } from '../../../app-services/index.ts';
import { navigationState } from '../../../journey/search/criteriaFromState.ts';
import type { SearchCriteria } from '../../../journey/search/SearchCriteria.ts';
import { releaseFollowup, useReservation } from '../../../reservation/index.ts';
import type { ReserveHandlers } from '../times/useSlotChoice.ts';

/** Reserves a time for the second visit beside the first. */
export function useReserveFollowup(): Pick<ReserveHandlers, 'reserve' | 'busy'> {
  const { journey } = useAppServices();
  const { reserveFollowup, busy } = useReservation();
  return {
    busy,
    reserve: async ({ provider, time, services }) => {
      const outcome = await reserveFollowup({ timestamp: time, timezone: provider.timezone, services });
      if (outcome.kind === 'ok') journey.dispatch({ type: 'continueFlow' });
      return outcome;
    },
  };
}

/**
 * Continues without a second visit, and releases one that was picked. A guest who picks another time for the first visit
 * is asked again.
 */
export function useFirstDoseOnly(criteria: SearchCriteria, schedule: string): () => void {
  const appServices = useAppServices();
  const navigate = useNavigate();
  return () => {
    void releaseFollowup(appServices);
    void navigate(schedule, { state: navigationState(criteria) });
  };
}
