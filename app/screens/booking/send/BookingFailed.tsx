import { connectionMessages } from '../../../messages/siteMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Alert } from '../../../ui/alerts/Alert.tsx';
import { useUnlessOffline } from '../../../wiring/index.ts';
import styles from './BookingFailed.module.css';

/** Shown above the button that books when the booking has failed. */
export function BookingFailed() {
  const messages = useMessages(connectionMessages);
  const message = useUnlessOffline(`${messages.failure} ${messages.tryShortly}`);
  return (
    <div className={styles.message}>
      <Alert name="bookingFailed" kind="error" live>
        <p>{message}</p>
      </Alert>
    </div>
  );
}
