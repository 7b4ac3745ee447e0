import type { AlertName } from '../../../analytics/Analytics.ts';
import { isTimeLimit, type TimeLimit } from '../../../journey/index.ts';
import { type BookingMessages, bookingMessages } from '../../../messages/bookingMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import type { BookingFailure } from './bookAppointment.ts';
import { CheckFirst } from './CheckFirst.tsx';

export interface BookingModalProps {
  readonly failure: BookingFailure | undefined;
  readonly isWalkIn: boolean;
  /** Back to the results, for another time; for a walk-in, to its vaccines. */
  readonly onAvailability: () => void;
  /** Back to the form. */
  readonly onBack: () => void;
  readonly onQuit: () => void;
}

/** The failures that have a dialog. */
type DialogFailure = Exclude<BookingFailure, 'busy' | 'failed'>;

const names = {
  conflict: 'bookingConflict',
  duplicate: 'bookingDuplicate',
  rejected: 'bookingRejected',
  unanswered: 'bookingUnanswered',
} as const satisfies Readonly<Record<Exclude<DialogFailure, TimeLimit>, AlertName>>;

/** Explains why the server did not book, and offers two ways to go on (BOOK-7, BOOK-8, BOOK-9). */
export function BookingModal({ failure, isWalkIn, onAvailability, onBack, onQuit }: BookingModalProps) {
  const messages = useMessages(bookingMessages);
  if (failure === undefined || failure === 'failed' || failure === 'busy') return null;
  const dialog = isTimeLimit(failure) ? 'conflict' : failure;
  const isTaken = dialog === 'conflict' || dialog === 'unanswered';
  const { title, proceed, leave } = messages[dialog];
  return (
    <Modal
      name={names[dialog]}
      open
      title={title}
      actions={
        <>
          <Button onClick={isTaken ? onAvailability : onBack}>{proceed}</Button>
          <Button variant="secondary" onClick={onQuit}>
            {leave}
          </Button>
        </>
      }
    >
      <p>
        <span>{resolveMessage(failure, isWalkIn, messages)}</span>
        {(failure === 'duplicate' || failure === 'unanswered') && <CheckFirst />}
      </p>
    </Modal>
  );
}

function resolveMessage(failure: DialogFailure, isWalkIn: boolean, messages: BookingMessages): string {
  const { conflict, unanswered } = messages;
  if (isTimeLimit(failure)) return conflict[failure];
  if (failure === 'conflict' && isWalkIn) return conflict.walkIn;
  return failure === 'unanswered' && !isWalkIn ? `${unanswered.text} ${unanswered.taken}` : messages[failure].text;
}
