import { connectionMessages } from '../../../messages/connection.ts';
import { Alert } from '../../../ui/alerts/Alert.tsx';
import { useUnlessOffline } from '../../../wiring/index.ts';
import styles from './BookingFailed.module.css';

/** Above the button that books: that the booking did not get through. */
export function BookingFailed() {
  const message = useUnlessOffline(`${connectionMessages.failure} ${connectionMessages.tryShortly}`);
  return (
    <div className={styles.message}>
      <Alert name="bookingTrouble" kind="error" live>
        <p>{message}</p>
      </Alert>
    </div>
  );
}
