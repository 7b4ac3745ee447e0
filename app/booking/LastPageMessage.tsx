import { bookingMessages } from '../messages/booking.ts';
import { connectionMessages } from '../messages/connection.ts';
import { Alert } from '../ui/Alert.tsx';
import styles from './LastPageMessage.module.css';

/** Above the Continue that books: what it does, or that it did not get through. */
export function LastPageMessage({ trouble }: { readonly trouble: boolean }) {
  return (
    <div className={styles.message}>
      {trouble ? (
        <Alert name="bookingTrouble" kind="error" live>
          <p>{`${connectionMessages.trouble} ${connectionMessages.tryShortly}`}</p>
        </Alert>
      ) : (
        <p>{bookingMessages.lastPage}</p>
      )}
    </div>
  );
}
