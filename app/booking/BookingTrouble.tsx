import { connectionMessages } from '../messages/connection.ts';
import { Alert } from '../ui/Alert.tsx';
import styles from './BookingTrouble.module.css';

/** Above the button that books: that the booking did not get through. */
export function BookingTrouble() {
  return (
    <div className={styles.message}>
      <Alert name="bookingTrouble" kind="error" live>
        <p>{`${connectionMessages.trouble} ${connectionMessages.tryShortly}`}</p>
      </Alert>
    </div>
  );
}
