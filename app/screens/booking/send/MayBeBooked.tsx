import { useJourney } from '../../../app-services/index.ts';
import { mayBeBooked } from '../../../journey/index.ts';
import { bookingMessages } from '../../../messages/generated/bookingMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Alert } from '../../../ui/alerts/Alert.tsx';
import { CheckFirst } from './CheckFirst.tsx';
import styles from './MayBeBooked.module.css';

/**
 * Shown above a form whose appointment may have been booked by an earlier request, which can still be on its way even
 * if the slot is free.
 */
export function MayBeBooked() {
  const { title, text } = useMessages(bookingMessages).unanswered;
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
