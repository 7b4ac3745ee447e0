import { mayBeBooked } from '../../../journey/index.ts';
import { bookingMessages } from '../../../messages/booking/booking.ts';
import { Alert } from '../../../ui/alerts/Alert.tsx';
import { useJourney } from '../../../wiring/index.ts';
import { CheckFirst } from './CheckFirst.tsx';
import styles from './MayBeBooked.module.css';

const { title, text } = bookingMessages.unanswered;

/**
 * Shown above a form whose appointment may have been booked by an earlier request, which can still be on its way even
 * if the slot is free.
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
