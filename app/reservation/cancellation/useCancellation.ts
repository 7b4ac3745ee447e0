import { useRef, useState } from 'react';
import {
  type CanceledAppointment,
  cancelAppointment,
  type Failed,
  newIdempotencyKey,
  type Refused,
} from '../../api/index.ts';
import { reportOutcome, useAppServices } from '../../app-services/index.ts';

/** Why a cancellation did not happen (CANCEL-3). */
type CancelFailure = 'nothingSelected' | 'alreadyCanceled' | 'busy' | 'failed';

/** A wrong id, a wrong code and a server error look the same, so that nobody learns which ids exist. */
function cancelFailure(outcome: Refused<'alreadyCanceled'> | Failed): CancelFailure {
  if (outcome.kind === 'refused') return outcome.refusal;
  return outcome.failure === 'busy' ? 'busy' : 'failed';
}

/** What a cancellation needs to know of an appointment. */
export interface Cancelable {
  readonly id: string;
  readonly confirmCode: string;
}

export interface Cancellation {
  /** Cancels the appointment. While this call is under way, another one does nothing. */
  readonly cancel: (appointment: Cancelable | undefined) => Promise<void>;
  readonly busy: boolean;
  readonly failure: CancelFailure | undefined;
  /** Its call, where that was answered by no reply. */
  readonly failedCall: Failed | undefined;
  /** Forgets the failure, for a dialog that is opened again. */
  readonly reset: () => void;
}

/** Called once the appointment is canceled, with its id and the reply; without a reply if it was canceled before. */
export type OnCanceled = (id: string, reply?: CanceledAppointment) => void;

export function useCancellation(onCanceled: OnCanceled): Cancellation {
  const { api, analytics } = useAppServices();
  const [failure, setFailure] = useState<CancelFailure>();
  const [failedCall, setFailedCall] = useState<Failed>();
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
    setFailedCall(undefined);
    const outcome = await cancelAppointment(api, appointment, resolveKey(appointment.id));
    underWay.current = false;
    setBusy(false);
    reportOutcome(analytics, outcome);
    if (outcome.kind === 'ok') return onCanceled(appointment.id, outcome.value);
    setFailure(cancelFailure(outcome));
    if (outcome.kind === 'failed') setFailedCall(outcome);
  };
  const reset = () => {
    setFailure(undefined);
    setFailedCall(undefined);
  };
  return { cancel, busy, failure, failedCall, reset };
}
