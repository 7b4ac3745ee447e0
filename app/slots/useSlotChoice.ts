import { useReducer } from 'react';
import { hasStarted } from '../journey/flow/hasStarted.ts';
import { useReservation } from '../reservation/index.ts';
import { useAppWiring } from '../wiring/index.ts';
import type { BookableSearch } from './bookableSearch.ts';
import type { PickedTime } from './PickedTime.ts';
import { noChoice, reduceSlotChoice, type SlotChoice } from './slotChoice.ts';

export interface SlotChoiceControl {
  readonly choice: SlotChoice;
  readonly busy: boolean;
  readonly pick: (picked: PickedTime) => void;
  /** Holds what is picked; `onHeld` follows when the time is the guest's. */
  readonly proceed: () => void;
}

export function useSlotChoice({ services, flow }: BookableSearch, onHeld: () => void): SlotChoiceControl {
  const { journey } = useAppWiring();
  const [choice, dispatch] = useReducer(reduceSlotChoice, noChoice);
  const { reserve, busy } = useReservation();

  const hold = async (picked: PickedTime) => {
    const { provider, time } = picked;
    if (!hasStarted(journey.getState().flow, flow)) journey.dispatch({ type: 'startFlow', flow });
    const appointment = { timestamp: time, timezone: provider.timezone, services };
    const outcome = await reserve({ appointment, provider });
    if (outcome.kind === 'refused') return dispatch({ type: 'justBooked', picked });
    if (outcome.kind === 'failed' && outcome.failure === 'aborted') return;
    if (outcome.kind === 'failed') return dispatch({ type: 'failed', status: outcome.status });
    journey.dispatch({ type: 'continueFlow' });
    onHeld();
  };
  const { picked } = choice;
  return {
    choice,
    busy,
    pick: (next) => dispatch({ type: 'picked', picked: next }),
    proceed: () => (picked ? void hold(picked) : dispatch({ type: 'nothingPicked' })),
  };
}
