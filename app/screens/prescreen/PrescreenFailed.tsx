import { contentMessages } from '../../messages/content.ts';
import { prescreenMessages } from '../../messages/prescreen.ts';
import { shellMessages } from '../../messages/shell.ts';
import { Alert } from '../../ui/alerts/Alert.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { useTroubleWords, useUnlessOffline, useWhenOnline } from '../../wiring/index.ts';
import type { PrescreenTrouble } from './openPrescreen.ts';
import styles from './PrescreenFailed.module.css';

export interface PrescreenFailedProps {
  readonly trouble: PrescreenTrouble;
  readonly onRetry: () => void;
}

const words: Readonly<Record<Exclude<PrescreenTrouble, 'connection'>, string>> = {
  questions: contentMessages.questionsFailed,
  noQuestions: prescreenMessages.noQuestions,
  issue: shellMessages.broken.text,
};

/** The prescreen cannot be asked. */
export function PrescreenFailed({ trouble, onRetry }: PrescreenFailedProps) {
  const connection = useTroubleWords();
  const told = useUnlessOffline(trouble === 'connection' ? `${connection.title} ${connection.text}` : words[trouble]);
  useWhenOnline(onRetry);
  return (
    <div className={styles.failed}>
      <Alert name="prescreenFailed" kind="error" live>
        <p>{told}</p>
      </Alert>
      <Button onClick={onRetry}>{prescreenMessages.retry}</Button>
    </div>
  );
}
