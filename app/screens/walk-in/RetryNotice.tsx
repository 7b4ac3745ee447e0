import { walkInMessages } from '../../messages/walkIn.ts';
import { Alert } from '../../ui/alerts/Alert.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { useUnlessOffline } from '../../wiring/index.ts';
import styles from './RetryNotice.module.css';

/** What the screen needs cannot be had, and the way to ask for it again. */
export function RetryNotice({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  const message = useUnlessOffline(text);
  return (
    <div className={styles.notice}>
      <Alert name="walkInFailed" kind="error" live>
        <p>{message}</p>
      </Alert>
      <Button onClick={onRetry}>{walkInMessages.tryAgain}</Button>
    </div>
  );
}
