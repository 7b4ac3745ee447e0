import type { Ref } from 'react';
import type { TimeRefusal } from '../../../../journey/index.ts';
import { reservationMessages } from '../../../../messages/generated/resultsMessages.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import { Alert } from '../../../../ui/alerts/Alert.tsx';

export interface TimeRefusedProps {
  readonly refusal: TimeRefusal;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Says why the picked time was refused, and what to pick instead. */
export function TimeRefused({ refusal, ref }: TimeRefusedProps) {
  const messages = useMessages(reservationMessages);
  const isTaken = refusal === 'taken';
  return (
    <Alert
      name={isTaken ? 'justBooked' : 'timeNotOffered'}
      kind="error"
      title={messages[isTaken ? 'justBooked' : refusal]}
      live
      {...(ref && { ref })}
    />
  );
}
