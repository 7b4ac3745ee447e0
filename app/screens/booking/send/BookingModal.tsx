import type { AlertName } from '../../../analytics/AlertName.ts';
import { bookingMessages } from '../../../messages/booking.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import type { BookingProblem } from './bookingProblem.ts';
import { CheckFirst } from './CheckFirst.tsx';

export interface BookingModalProps {
  readonly problem: BookingProblem | undefined;
  readonly isWalkIn: boolean;
  /** Back to the results, for another time; of a walk-in to its vaccines. */
  readonly onAvailability: () => void;
  /** Back to the form. */
  readonly onBack: () => void;
  readonly onQuit: () => void;
}

const names = {
  conflict: 'bookingConflict',
  duplicate: 'bookingDuplicate',
  rejected: 'bookingRejected',
  unanswered: 'bookingUnanswered',
} as const satisfies Readonly<Record<Exclude<BookingProblem, 'failed'>, AlertName>>;

/** Why the server did not book, and the two ways on (BOOK-7, BOOK-8, BOOK-9). */
export function BookingModal({ problem, isWalkIn, onAvailability, onBack, onQuit }: BookingModalProps) {
  if (problem === undefined || problem === 'failed') return null;
  const isTaken = problem === 'conflict' || problem === 'unanswered';
  const { title, proceed, leave } = bookingMessages[problem];
  return (
    <Modal
      name={names[problem]}
      open
      title={title}
      actions={
        <>
          <Button onClick={isTaken ? onAvailability : onBack}>{proceed}</Button>
          <Button look="secondary" onClick={onQuit}>
            {leave}
          </Button>
        </>
      }
    >
      <p>
        <span>{textOf(problem, isWalkIn)}</span>
        {(problem === 'duplicate' || problem === 'unanswered') && <CheckFirst />}
      </p>
    </Modal>
  );
}

function textOf(problem: Exclude<BookingProblem, 'failed'>, isWalkIn: boolean): string {
  const { conflict, unanswered } = bookingMessages;
  if (problem === 'conflict' && isWalkIn) return conflict.walkIn;
  return problem === 'unanswered' && !isWalkIn
    ? `${unanswered.text} ${unanswered.taken}`
    : bookingMessages[problem].text;
}
