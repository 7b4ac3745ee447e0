import { resultsMessages } from '../../../messages/results.ts';
import { Alert } from '../../../ui/alerts/Alert.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { useFailureMessage } from '../../../wiring/index.ts';
import styles from './SearchFailed.module.css';

export interface SearchFailedProps {
  /** HTTP status, -1 without an answer. */
  readonly status: number;
  readonly onAgain: () => void;
}

/** The search itself failed: nothing is known about times. */
export function SearchFailed({ status, onAgain }: SearchFailedProps) {
  const { title, text } = useFailureMessage(status);
  return (
    <div className={styles.failed}>
      <Alert name="searchFailed" kind="error" title={title} live>
        <p>{text}</p>
      </Alert>
      <Button onClick={onAgain}>{resultsMessages.failed.tryAgain}</Button>
    </div>
  );
}
