import { contentMessages } from '../../messages/content.ts';
import { prescreenMessages } from '../../messages/prescreen.ts';
import { shellMessages } from '../../messages/shell.ts';
import { Alert } from '../../ui/alerts/Alert.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { useFailureMessage, useUnlessOffline, useWhenOnline } from '../../wiring/index.ts';
import type { PrescreenFailure } from './openPrescreen.ts';
import styles from './PrescreenFailed.module.css';

export interface PrescreenFailedProps {
  readonly failure: PrescreenFailure;
  readonly onRetry: () => void;
}

const messages: Readonly<Record<Exclude<PrescreenFailure, 'connection'>, string>> = {
  questions: contentMessages.questionsFailed,
  noQuestions: prescreenMessages.noQuestions,
  issue: shellMessages.broken.text,
};

/** The prescreen cannot be asked. */
export function PrescreenFailed({ failure, onRetry }: PrescreenFailedProps) {
  const connection = useFailureMessage();
  const message = useUnlessOffline(
    failure === 'connection' ? `${connection.title} ${connection.text}` : messages[failure],
  );
  useWhenOnline(onRetry);
  return (
    <div className={styles.failed}>
      <Alert name="prescreenFailed" kind="error" live>
        <p>{message}</p>
      </Alert>
      <Button onClick={onRetry}>{prescreenMessages.retry}</Button>
    </div>
  );
}
