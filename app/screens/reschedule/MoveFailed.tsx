import { useEffect, useRef } from 'react';
import type { FailedCall } from '../../api/index.ts';
import { FailureNumber, useFailureMessage, useUnlessOffline } from '../../app-services/index.ts';
import type { Appointment, Move, TimeRefusal } from '../../journey/index.ts';
import { moveMessages } from '../../messages/generated/moveMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { ModifyPhones, timeSentence } from '../../reservation/index.ts';
import { Alert } from '../../ui/alerts/Alert.tsx';
import type { MoveFailure, SecondRefused } from './moveAppointment.ts';

export interface MoveFailedProps {
  readonly failure: Exclude<MoveFailure, TimeRefusal | SecondRefused>;
  readonly call: FailedCall | undefined;
  readonly move: Move;
  /** The appointment, with the time that it has by now. */
  readonly moved: Appointment;
  /** Whether both of a pair were to move. */
  readonly isBoth: boolean;
}

/** Says why the appointment was not moved, or that nobody knows, and what the guest can do. It takes the focus. */
export function MoveFailed({ failure, call, move, moved, isBoth }: MoveFailedProps) {
  const { refused, unanswered, alreadyMoved, both } = useMessages(moveMessages);
  const unlessOffline = useUnlessOffline(unanswered.text);
  const busy = useFailureMessage({ status: 503, failure: 'busy' });
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  if (failure === 'unanswered')
    return (
      <Alert name="moveUnanswered" kind="warning" title={isBoth ? both.unanswered : unanswered.title} live ref={alert}>
        <p>{unlessOffline}</p>
        <FailureNumber call={call} />
      </Alert>
    );
  if (failure === 'secondCanceled' || (failure === 'alreadyMoved' && isBoth)) {
    const { title, text } = failure === 'secondCanceled' ? both.secondCanceled : both.changed;
    return (
      <Alert name="moveRefused" kind="error" title={title} live ref={alert}>
        <p>{text}</p>
      </Alert>
    );
  }
  if (failure === 'alreadyMoved')
    return (
      <Alert name="moveRefused" kind="error" title={alreadyMoved.title} live ref={alert}>
        <p>{timeSentence(alreadyMoved, moved.timestamp, move.provider)}</p>
        <p>{alreadyMoved.goOn}</p>
      </Alert>
    );
  return (
    <Alert
      name="moveRefused"
      kind="error"
      title={failure === 'canceled' ? refused.canceledTitle : isBoth ? both.refused : refused.title}
      live
      ref={alert}
    >
      <p>{failure === 'busy' ? `${busy.title} ${busy.text}` : refused[failure]}</p>
      {(failure === 'past' || failure === 'rejected') && <ModifyPhones businessName={move.provider.businessName} />}
      <FailureNumber call={call} />
    </Alert>
  );
}
