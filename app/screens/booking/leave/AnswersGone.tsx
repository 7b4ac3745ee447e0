import { useJourney } from '../../../app-services/index.ts';
import { mayBeBooked } from '../../../journey/index.ts';
import { bookingMessages } from '../../../messages/generated/bookingMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Alert } from '../../../ui/alerts/Alert.tsx';
import styles from '../send/MayBeBooked.module.css';

/** Shown above a form that starts again, as after a reload, to explain that its fields are not empty by mistake. */
export function AnswersGone() {
  const messages = useMessages(bookingMessages);
  const isShown = useJourney((state) => state.answersGone === true && !mayBeBooked(state));
  if (!isShown) return null;
  return (
    <div className={styles.notice}>
      <Alert name="answersGone" kind="info">
        <p>{messages.answersGone}</p>
      </Alert>
    </div>
  );
}
