import { useAppServices } from '../../app-services/index.ts';
import { hasStarted } from '../../journey/flow/Flow.ts';
import { withLicensureState } from '../../journey/index.ts';
import type { CompleteCriteria } from '../../journey/search/SearchCriteria.ts';
import { searchedState } from '../../journey/search/searchedState.ts';
import { useReservation } from '../../reservation/index.ts';
import type { ReserveHandlers } from './days/useSlotChoice.ts';
import type { BookableSearch } from './search/bookableSearch.ts';

/** Reserves a time of a search. This starts its flow, and gives the provider the guest's state if the flow names it. */
export function useReserveAppointment(
  { flow, namesState }: BookableSearch,
  criteria: CompleteCriteria,
): Pick<ReserveHandlers, 'reserve' | 'busy'> {
  const { journey } = useAppServices();
  const { reserve, busy } = useReservation();
  return {
    busy,
    reserve: async ({ provider, time, services }) => {
      if (!hasStarted(journey.getState().flow, flow)) journey.dispatch({ type: 'startFlow', flow });
      const outcome = await reserve({
        appointment: { timestamp: time, timezone: provider.timezone, services },
        provider: withLicensureState(
          provider,
          namesState ? (searchedState(flow, criteria) ?? provider.licensureState) : undefined,
        ),
      });
      if (outcome.kind === 'ok') journey.dispatch({ type: 'continueFlow' });
      return outcome;
    },
  };
}
