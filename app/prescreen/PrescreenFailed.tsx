import { connectionMessages } from '../messages/connection.ts';
import { contentMessages } from '../messages/content.ts';
import { prescreenMessages } from '../messages/prescreen.ts';
import { shellMessages } from '../messages/shell.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import type { PrescreenTrouble } from './openPrescreen.ts';
import styles from './PrescreenFailed.module.css';

export interface PrescreenFailedProps {
  readonly trouble: PrescreenTrouble;
  readonly onRetry: () => void;
}

const words: Readonly<Record<PrescreenTrouble, string>> = {
  questions: contentMessages.questionsFailed,
  noQuestions: prescreenMessages.noQuestions,
  connection: `${connectionMessages.trouble} ${connectionMessages.refreshPage}`,
  issue: shellMessages.broken.text,
};

/** The prescreen cannot be asked. */
export function PrescreenFailed({ trouble, onRetry }: PrescreenFailedProps) {
  return (
    <div className={styles.failed}>
      <Alert name="prescreenFailed" kind="error" live>
        <p>{words[trouble]}</p>
      </Alert>
      <Button onClick={onRetry}>{prescreenMessages.retry}</Button>
    </div>
  );
}
