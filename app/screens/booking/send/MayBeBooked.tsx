import { mayBeBooked } from '../../../journey/index.ts';
import { bookingMessages } from '../../../messages/booking.ts';
import { Alert } from '../../../ui/alerts/Alert.tsx';
import { useJourney } from '../../../wiring/index.ts';
import { CheckFirst } from './CheckFirst.tsx';
import styles from './MayBeBooked.module.css';

const { title, text } = bookingMessages.unanswered;

/**
 * Above a form whose appointment may be booked by an earlier page: the request can still be on its way, even where the
 * time is open.
 */
export function MayBeBooked() {
  if (!useJourney(mayBeBooked)) return null;
  return (
    <div className={styles.notice}>
      <Alert name="mayBeBooked" kind="warning" title={title}>
        <p>
          <span>{text}</span>
          <CheckFirst />
        </p>
      </Alert>
    </div>
  );
}
