import { useReducer } from 'react';
import type { FollowupOutcome } from '../../../reservation/index.ts';
import { noChoice, type PickedTime, reduceSlotChoice, type SlotChoice } from './slotChoice.ts';

export interface SlotChoiceControl {
  readonly choice: SlotChoice;
  readonly busy: boolean;
  readonly pick: (picked: PickedTime) => void;
  /** Holds what is picked. */
  readonly proceed: () => void;
}

/** What becomes of a picked time that the guest continues with. */
export interface ReserveHandlers {
  readonly reserve: (picked: PickedTime) => Promise<FollowupOutcome>;
  readonly busy: boolean;
  /** The time is the guest's. */
  readonly onReserved: (picked: PickedTime) => void;
  /** The first appointment is no longer to be had, while a second one was looked for. */
  readonly onFirstTaken?: () => void;
}

export function useSlotChoice({ reserve, busy, onReserved, onFirstTaken }: ReserveHandlers): SlotChoiceControl {
  const [choice, dispatch] = useReducer(reduceSlotChoice, noChoice);
  const { picked } = choice;

  const proceedWith = async (picked: PickedTime) => {
    const outcome = await reserve(picked);
    if (outcome.kind === 'ok') return onReserved(picked);
    if (outcome.kind === 'firstTaken') return onFirstTaken?.();
    if (outcome.kind === 'refused') return dispatch({ type: 'justBooked', picked });
    if (outcome.failure !== 'aborted') dispatch({ type: 'failed', status: outcome.status });
  };
  return {
    choice,
    busy,
    pick: (next) => dispatch({ type: 'picked', picked: next }),
    proceed: () => (picked ? void proceedWith(picked) : dispatch({ type: 'nothingPicked' })),
  };
}
