import type { AlertName } from '../../../analytics/Analytics.ts';
import type { FailedCall } from '../../../api/index.ts';
import { FailureNumber, useDocument } from '../../../app-services/index.ts';
import { vaccineRules } from '../../../content/generated/settings/vaccineRules.ts';
import { isTimeLimit, type TimeLimit } from '../../../journey/index.ts';
import { type BookingMessages, bookingMessages } from '../../../messages/generated/bookingMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import type { BookingFailure } from './bookAppointment.ts';
import { CheckFirst } from './CheckFirst.tsx';

export interface BookingModalProps {
  readonly failure: BookingFailure | undefined;
  /** The call, where the server answered what nobody expects. */
  readonly call: FailedCall | undefined;
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
  incompatible: 'bookingRejected',
  rejected: 'bookingRejected',
  unanswered: 'bookingUnanswered',
} as const satisfies Readonly<Record<Exclude<DialogFailure, TimeLimit>, AlertName>>;

/** Explains why the server did not book, and offers two ways to go on (BOOK-7, BOOK-8, BOOK-9, BOOK-30). */
export function BookingModal({ failure, call, isWalkIn, onAvailability, onBack, onQuit }: BookingModalProps) {
  const messages = useMessages(bookingMessages);
  const rules = useDocument(failure === 'incompatible' ? vaccineRules : undefined);
  if (failure === undefined || failure === 'failed' || failure === 'busy') return null;
  if (failure === 'incompatible' && rules === undefined) return null;
  const dialog = isTimeLimit(failure) ? 'conflict' : failure;
  const leadsBack = dialog === 'conflict' || dialog === 'unanswered' || dialog === 'incompatible';
  const incompatible = {
    ...messages.rejected,
    proceed: messages.conflict.proceed,
    ...(rules?.ok && { text: rules.document.messages.incompatible }),
  };
  const { title, text, proceed, leave } = { ...messages, incompatible }[dialog];
  return (
    <Modal
      name={names[dialog]}
      open
      title={title}
      actions={
        <>
          <Button onClick={leadsBack ? onAvailability : onBack}>{proceed}</Button>
          <Button variant="secondary" onClick={onQuit}>
            {leave}
          </Button>
        </>
      }
    >
      <p>
        <span>{resolveMessage(failure, isWalkIn, messages) ?? text}</span>
        {(failure === 'duplicate' || failure === 'unanswered') && <CheckFirst />}
      </p>
      {failure === 'duplicate' && <p>{messages.duplicate.change}</p>}
      <FailureNumber call={call} />
    </Modal>
  );
}

/** The message of a failure that has other words than its dialog's; undefined for any other. */
function resolveMessage(failure: DialogFailure, isWalkIn: boolean, messages: BookingMessages): string | undefined {
  const { conflict, unanswered } = messages;
  if (isTimeLimit(failure)) return conflict[failure];
  if (failure === 'conflict' && isWalkIn) return conflict.walkIn;
  return failure === 'unanswered' && !isWalkIn ? `${unanswered.text} ${unanswered.taken}` : undefined;
}
