import { useId, useRef, useState } from 'react';
import { FailureNumber, useFailureMessage, useWithOffline } from '../../app-services/index.ts';
import type { Appointment } from '../../journey/index.ts';
import { fillTemplate } from '../../messages/fillTemplate.ts';
import type { AppointmentMessages } from '../../messages/generated/appointmentMessages.ts';
import { cancelMessages } from '../../messages/generated/cancelMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Alert } from '../../ui/alerts/Alert.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { RadioCards } from '../../ui/fields/RadioCards.tsx';
import { Modal } from '../../ui/modal/Modal.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { serviceNames, whenLabels } from '../appointment/appointmentLabels.ts';
import { type Cancelable, type OnCanceled, useCancellation } from './useCancellation.ts';

/** An appointment to choose, with a label that distinguishes it from the other. */
export interface CancelChoice extends Cancelable {
  readonly label: string;
}

export interface CancelModalProps {
  readonly open: boolean;
  /** The appointment, and after it its follow-up. */
  readonly choices: readonly CancelChoice[];
  readonly onClose: () => void;
  readonly onCanceled: OnCanceled;
}

/**
 * The dialog that cancels; only its cancel button sends anything. If the first appointment turns out to be canceled
 * already, it counts as canceled once the guest closes the dialog.
 */
export function CancelModal({ open, choices, onClose, onCanceled }: CancelModalProps) {
  const messages = useMessages(cancelMessages);
  const failureId = useId();
  const failed = useWithOffline(messages.failed);
  const busyServer = useFailureMessage({ status: 503, failure: 'busy' });
  const texts = { ...messages, failed, busy: `${messages.failed} ${busyServer.title} ${busyServer.text}` };
  const first = useRef<HTMLInputElement>(null);
  const [picked, setPicked] = useState<string>();
  // Where there is only one appointment, nothing is left to choose.
  const chosen = picked ?? (choices.length === 1 ? choices[0]?.id : undefined);
  const { cancel, busy, failure, failedCall, reset } = useCancellation((id, reply) => {
    setPicked(undefined);
    onCanceled(id, reply);
  });
  // When the first is canceled, all are: nothing is left to choose or to keep.
  const over = failure === 'alreadyCanceled' && chosen !== undefined && chosen === choices[0]?.id;
  const close = () => {
    if (busy) return;
    reset();
    setPicked(undefined);
    if (over) onCanceled(chosen);
    else onClose();
  };
  const choose = (id: string) => {
    reset();
    setPicked(id);
  };
  const submit = () => {
    if (chosen === undefined) first.current?.focus();
    void cancel(choices.find(({ id }) => id === chosen));
  };
  return (
    <Modal
      name="cancel"
      open={open}
      title={messages.title}
      onClose={close}
      actions={
        <>
          <Button variant={over ? 'primary' : 'danger'} busy={busy} onClick={over ? close : submit}>
            {over ? messages.close : messages.submit}
          </Button>
          {!over && (
            <Button variant="secondary" disabled={busy} onClick={close}>
              {messages.keep}
            </Button>
          )}
        </>
      }
    >
      {failure !== undefined && (
        <Alert name="cancelFailed" kind="error" live>
          <p id={failureId}>{texts[failure]}</p>
          <FailureNumber call={failedCall} />
        </Alert>
      )}
      {!over && (
        <>
          <RadioCards
            legend={messages.prompt}
            cards={choices.map(({ id, label }) => ({ value: id, content: label }))}
            chosen={chosen}
            onChoose={choose}
            describedBy={failure === 'nothingSelected' ? failureId : undefined}
            disabled={busy}
            first={first}
          />
          {choices.length > 1 && <p>{messages.firstCancelsAll}</p>}
        </>
      )}
      <VisuallyHidden role="status">{busy ? messages.submitting : ''}</VisuallyHidden>
    </Modal>
  );
}

/**
 * The booked appointments as the dialog offers them: by time and services, and in a pair as 1st or 2nd.
 * @param all the appointment, and after it its follow-up
 */
export const cancelChoices = (all: readonly Appointment[], messages: AppointmentMessages): readonly CancelChoice[] =>
  all.flatMap((appointment, index) => {
    const { id, confirmCode } = appointment;
    if (id === undefined || confirmCode === undefined) return [];
    const { first, second, at, zones } = messages;
    const label = [
      ...(all.length > 1 ? [index === 0 ? first : second] : []),
      fillTemplate(at, whenLabels(appointment, zones)),
      ...serviceNames(appointment, messages),
    ].join(', ');
    return [{ id, confirmCode, label }];
  });
