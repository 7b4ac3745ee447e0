import { useRef, useState } from 'react';
import {
  type CanceledAppointment,
  cancelAppointment,
  type Failed,
  newIdempotencyKey,
  type Refused,
} from '../../api/index.ts';
import { reportOutcome, useAppWiring } from '../../wiring/index.ts';

/** Why a cancellation did not happen; each is a key of the catalogue's words (CANCEL-3). */
type CancelFailure = 'nothingSelected' | 'alreadyCanceled' | 'failed';

/** A wrong id, a wrong code and a server in trouble read alike: nobody learns which ids exist. */
const cancelFailure = (outcome: Refused<'alreadyCanceled'> | Failed): CancelFailure =>
  outcome.kind === 'refused' ? outcome.refusal : 'failed';

/** What a cancellation needs to know of an appointment. */
export interface Cancelable {
  readonly id: string;
  readonly confirmCode: string;
}

export interface Cancellation {
  /** Sends the one PUT of this intent; while it is under way another call does nothing. */
  readonly cancel: (appointment: Cancelable | undefined) => Promise<void>;
  readonly busy: boolean;
  readonly failure: CancelFailure | undefined;
  /** Forgets the problem, for a dialog that is opened anew. */
  readonly reset: () => void;
}

/** Called once it is canceled, with the id that was asked for and the reply; without one where it was canceled before. */
export type OnCanceled = (id: string, reply?: CanceledAppointment) => void;

export function useCancellation(onCanceled: OnCanceled): Cancellation {
  const { api, analytics } = useAppWiring();
  const [failure, setFailure] = useState<CancelFailure>();
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const keys = useRef(new Map<string, string>());

  const resolveKey = (id: string): string => {
    const key = keys.current.get(id) ?? newIdempotencyKey();
    keys.current.set(id, key);
    return key;
  };
  const cancel = async (appointment: Cancelable | undefined): Promise<void> => {
    if (underWay.current) return;
    if (!appointment) return setFailure('nothingSelected');
    underWay.current = true;
    setBusy(true);
    setFailure(undefined);
    const outcome = await cancelAppointment(api, appointment, resolveKey(appointment.id));
    underWay.current = false;
    setBusy(false);
    if (outcome.kind === 'ok') return onCanceled(appointment.id, outcome.value);
    reportOutcome(analytics, outcome);
    setFailure(cancelFailure(outcome));
  };
  return { cancel, busy, failure, reset: () => setFailure(undefined) };
}
