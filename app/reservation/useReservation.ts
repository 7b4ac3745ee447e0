import { useRef, useState } from 'react';
import { type Appointment, type Service, usualFlow } from '../journey/index.ts';
import { readBookingForm, useAppWiring } from '../wiring/index.ts';
import { type FollowupOutcome, holdFollowup } from './holdFollowup.ts';
import { type HoldOutcome, holdSlot, type PickedSlot } from './holdSlot.ts';

export interface ReservationControl {
  /**
   * Holds the picked time: in the holder, and with the server where the flow reserves. While one call is under way a
   * second gets its outcome.
   */
  readonly reserve: (pick: PickedSlot) => Promise<HoldOutcome>;
  /** The same for the second visit, beside the first. */
  readonly reserveFollowup: (followup: Appointment) => Promise<FollowupOutcome>;
  readonly busy: boolean;
}

/** For the screens on which a guest picks a time. */
export function useReservation(): ReservationControl {
  const desk = useAppWiring();
  const [busy, setBusy] = useState(false);

  const run = async <T>(services: readonly Service[], hold: () => Promise<T>): Promise<T> => {
    setBusy(true);
    // Its form is what comes next: it is read meanwhile.
    void readBookingForm(desk, desk.journey.getState().flow.name ?? usualFlow, services);
    try {
      return await hold();
    } finally {
      setBusy(false);
    }
  };
  return {
    reserve: useOnce((pick: PickedSlot) => run(pick.appointment.services, () => holdSlot(desk, pick))),
    reserveFollowup: useOnce((followup: Appointment) =>
      run(desk.journey.getState().holder.appointment?.services ?? [], () => holdFollowup(desk, followup)),
    ),
    busy,
  };
}

/** While one is under way a second gets its outcome. */
function useOnce<A, T>(start: (argument: A) => Promise<T>): (argument: A) => Promise<T> {
  const underWay = useRef<Promise<T>>(undefined);
  return (argument) => {
    underWay.current ??= start(argument).finally(() => {
      underWay.current = undefined;
    });
    return underWay.current;
  };
}
