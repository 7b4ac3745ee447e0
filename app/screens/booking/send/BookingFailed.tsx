import type { FailedCall } from '../../../api/index.ts';
import { FailureNumber, useFailureMessage, useJourney } from '../../../app-services/index.ts';
import { bookingMessages } from '../../../messages/generated/bookingMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Alert } from '../../../ui/alerts/Alert.tsx';
import styles from './BookingFailed.module.css';

interface BookingFailedProps {
  /** Whether the server was too busy to book. */
  readonly isBusy: boolean;
  /** The call, where it was answered. */
  readonly call: FailedCall | undefined;
}

/**
 * Shown above the button that books when the booking has failed. One that was sent may be booked all the same (BOOK-6),
 * but not by a server that was too busy for it.
 */
export function BookingFailed({ isBusy, call }: BookingFailedProps) {
  const { title, text } = useFailureMessage({ status: 503, failure: isBusy ? 'busy' : 'server' });
  const { inDoubt, notBooked } = useMessages(bookingMessages);
  const wasSent = useJourney(({ attempt }) => attempt !== undefined);
  return (
    <div className={styles.message}>
      <Alert name="bookingFailed" kind="error" live>
        <p>{`${title} ${text}`}</p>
        {wasSent && <p>{inDoubt}</p>}
        {!wasSent && isBusy && <p>{notBooked}</p>}
        <FailureNumber call={call} />
      </Alert>
    </div>
  );
}
