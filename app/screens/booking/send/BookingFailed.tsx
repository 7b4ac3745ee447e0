import { bookingMessages } from '../../../messages/bookingMessages.ts';
import { connectionMessages } from '../../../messages/siteMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Alert } from '../../../ui/alerts/Alert.tsx';
import { useJourney, useUnlessOffline } from '../../../wiring/index.ts';
import styles from './BookingFailed.module.css';

/** Shown above the button that books when the booking has failed. One that was sent may be booked all the same (BOOK-6). */
export function BookingFailed() {
  const messages = useMessages(connectionMessages);
  const message = useUnlessOffline(`${messages.failure} ${messages.tryShortly}`);
  const { inDoubt } = useMessages(bookingMessages);
  const wasSent = useJourney(({ attempt }) => attempt !== undefined);
  return (
    <div className={styles.message}>
      <Alert name="bookingFailed" kind="error" live>
        <p>{message}</p>
        {wasSent && <p>{inDoubt}</p>}
      </Alert>
    </div>
  );
}
