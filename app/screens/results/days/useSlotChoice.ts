import { useCallback, useReducer } from 'react';
import type { TimeRefusal } from '../../../journey/index.ts';
import type { FollowupOutcome } from '../../../reservation/index.ts';
import { noChoice, type PickedTime, reduceSlotChoice, type SlotChoice } from './slotChoice.ts';

export interface SlotChoiceControl {
  readonly choice: SlotChoice;
  readonly busy: boolean;
  readonly pick: (picked: PickedTime) => void;
  /** Reserves the picked time. */
  readonly proceed: () => void;
}

/** What happens to a picked time when the guest continues. */
export interface ReserveHandlers {
  readonly reserve: (picked: PickedTime) => Promise<FollowupOutcome>;
  readonly busy: boolean;
  /** Called once the time is reserved. */
  readonly onReserved: (picked: PickedTime) => void;
  /** Called when the time of the first appointment was lost while the guest was looking for a second one. */
  readonly onFirstTaken?: (why: TimeRefusal) => void;
}

export function useSlotChoice({ reserve, busy, onReserved, onFirstTaken }: ReserveHandlers): SlotChoiceControl {
  const [choice, dispatch] = useReducer(reduceSlotChoice, noChoice);
  const { picked } = choice;

  const proceedWith = async (picked: PickedTime) => {
    const outcome = await reserve(picked);
    if (outcome.kind === 'ok') return onReserved(picked);
    if (outcome.kind === 'firstTaken') return onFirstTaken?.(outcome.why);
    if (outcome.kind === 'refused') return dispatch({ type: 'lost', picked, why: outcome.refusal });
    if (outcome.failure !== 'aborted') dispatch({ type: 'failed', call: outcome });
  };
  return {
    choice,
    busy,
    // Stable, so that a pick renders its own card again and no other.
    pick: useCallback((next: PickedTime) => dispatch({ type: 'picked', picked: next }), []),
    proceed: () => (picked ? void proceedWith(picked) : dispatch({ type: 'nothingPicked' })),
  };
}
