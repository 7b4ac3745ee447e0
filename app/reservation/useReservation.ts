import { useRef, useState } from 'react';
import { readBookingForm, useAppServices } from '../app-services/index.ts';
import { type Appointment, defaultFlow, type Service } from '../journey/index.ts';
import { type FollowupOutcome, reserveFollowup } from './reserveFollowup.ts';
import { type PickedSlot, type ReserveOutcome, reserveSlot } from './reserveSlot.ts';

export interface ReservationControl {
  /**
   * Puts the picked slot into the journey, and reserves it on the server if the flow does so. While one call is under
   * way, a second gets its outcome.
   */
  readonly reserve: (pick: PickedSlot) => Promise<ReserveOutcome>;
  /** The same for the follow-up, beside the appointment. */
  readonly reserveFollowup: (followup: Appointment) => Promise<FollowupOutcome>;
  readonly busy: boolean;
}

/** For the screens on which a guest picks a time. */
export function useReservation(): ReservationControl {
  const appServices = useAppServices();
  const [busy, setBusy] = useState(false);

  const run = async <T>(services: readonly Service[], reserve: () => Promise<T>): Promise<T> => {
    setBusy(true);
    // The booking form comes next, so it is read in the meantime.
    void readBookingForm(appServices, appServices.journey.getState().flow.name ?? defaultFlow, services);
    try {
      return await reserve();
    } finally {
      setBusy(false);
    }
  };
  return {
    reserve: useOnce((pick: PickedSlot) => run(pick.appointment.services, () => reserveSlot(appServices, pick))),
    reserveFollowup: useOnce((followup: Appointment) =>
      run(appServices.journey.getState().picked.appointment?.services ?? [], () =>
        reserveFollowup(appServices, followup),
      ),
    ),
    busy,
  };
}

/** Runs one call at a time: a second call gets the outcome of the one under way. */
function useOnce<A, T>(start: (argument: A) => Promise<T>): (argument: A) => Promise<T> {
  const underWay = useRef<Promise<T>>(undefined);
  return (argument) => {
    underWay.current ??= start(argument).finally(() => {
      underWay.current = undefined;
    });
    return underWay.current;
  };
}
