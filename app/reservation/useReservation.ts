import { useRef, useState } from 'react';
import { readFormPlan, useAppWiring } from '../wiring/index.ts';
import { type HoldOutcome, holdSlot, type Pick } from './holdSlot.ts';

export interface ReservationControl {
  /**
   * Holds the picked time: in the holder, and with the server where the flow reserves. While one call is under way a
   * second gets its outcome.
   */
  readonly reserve: (pick: Pick) => Promise<HoldOutcome>;
  readonly busy: boolean;
}

/** For the screen on which a guest picks a time. */
export function useReservation(): ReservationControl {
  const desk = useAppWiring();
  const underWay = useRef<Promise<HoldOutcome>>(undefined);
  const [busy, setBusy] = useState(false);

  const run = async (pick: Pick): Promise<HoldOutcome> => {
    setBusy(true);
    // Its form is what comes next: it is read meanwhile.
    void readFormPlan(desk, desk.journey.getState().flow.name ?? 'IN_PERSON');
    try {
      return await holdSlot(desk, pick);
    } finally {
      underWay.current = undefined;
      setBusy(false);
    }
  };
  const reserve = (pick: Pick): Promise<HoldOutcome> => {
    underWay.current ??= run(pick);
    return underWay.current;
  };
  return { reserve, busy };
}
