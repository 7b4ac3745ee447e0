import { useEffect, useRef } from 'react';
import { FailureNumber, useFailureMessage } from '../../../app-services/index.ts';
import { fillTemplate } from '../../../messages/fillTemplate.ts';
import { bookingMessages } from '../../../messages/generated/bookingMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Alert } from '../../../ui/alerts/Alert.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import type { CountdownStatus } from './countdownStatus.ts';
import { HeldFor, useTimeText } from './HeldFor.tsx';
import styles from './ReservationNotice.module.css';
import type { ReservationCountdown } from './useReservationCountdown.ts';

interface ReservationNoticeProps {
  readonly countdown: ReservationCountdown;
  readonly status: CountdownStatus;
  /** The minutes left are shown elsewhere, so the notice only tells of what needs an action. */
  readonly isBrief: boolean;
  /** The booking is being sent, so no reservation may be made. */
  readonly isSending: boolean;
}

/** Shows how long the slot stays reserved. Screen readers announce the warning and the end, but not each minute. */
export function ReservationNotice({ countdown, status, isBrief, isSending }: ReservationNoticeProps) {
  const messages = useMessages(bookingMessages).reservation;
  const timeText = useTimeText();
  const { minutes = 0, renewed, failed } = countdown;
  const notice = useRef<HTMLDivElement>(null);
  // The button that the guest pressed is gone now, so the notice takes the focus.
  useEffect(() => {
    if (renewed) notice.current?.focus();
  }, [renewed]);
  const { title, text } = useFailureMessage({ status: 500, ...(failed?.failure && { failure: failed.failure }) });
  return (
    <div ref={notice} tabIndex={-1} className={styles.notice}>
      {!isBrief && <HeldFor status={status} minutes={countdown.minutes} />}
      {status === 'renewed' && <p>{messages.reservedAgain}</p>}
      <div role="status">
        {status === 'warning' && (
          <Alert name="reservationEnding" kind="warning">
            <p>{fillTemplate(messages.endsSoon, { time: timeText(minutes) })}</p>
          </Alert>
        )}
        {(status === 'over' || status === 'failed') && (
          <Alert name={status === 'over' ? 'reservationEnded' : 'renewalFailed'} kind="warning">
            <p>{status === 'over' ? messages.ended : `${title} ${text}`}</p>
            {status === 'failed' && <FailureNumber call={failed} />}
            <Button
              variant="secondary"
              busy={countdown.busy}
              disabled={isSending}
              onClick={() => void countdown.again()}
            >
              {messages.reserveAgain}
            </Button>
          </Alert>
        )}
      </div>
    </div>
  );
}
