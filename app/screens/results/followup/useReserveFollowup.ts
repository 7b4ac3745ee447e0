import { useReservation } from '../../../reservation/index.ts';
import { useAppWiring } from '../../../wiring/index.ts';
import type { ReserveHandlers } from '../days/useSlotChoice.ts';

/** Holds a time for the second visit beside the first. */
export function useReserveFollowup(): Pick<ReserveHandlers, 'reserve' | 'busy'> {
  const { journey } = useAppWiring();
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
