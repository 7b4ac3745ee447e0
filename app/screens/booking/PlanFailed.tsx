import { bookingMessages } from '../../messages/booking.ts';
import { contentMessages } from '../../messages/content.ts';
import { Alert } from '../../ui/alerts/Alert.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { useUnlessOffline } from '../../wiring/index.ts';
import styles from './PlanFailed.module.css';

/** The questions cannot be read, neither live nor from the copies shipped with the app. */
export function PlanFailed({ onRetry }: { readonly onRetry: () => void }) {
  const message = useUnlessOffline(contentMessages.questionsFailed);
  return (
    <div className={styles.failed}>
      <Alert name="questionsFailed" kind="error" live>
        <p>{message}</p>
      </Alert>
      <Button onClick={onRetry}>{bookingMessages.retry}</Button>
    </div>
  );
}
