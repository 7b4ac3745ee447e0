import { resultsMessages } from '../../../messages/results.ts';
import { Alert } from '../../../ui/alerts/Alert.tsx';
import { Button, ButtonLink } from '../../../ui/buttons/Button.tsx';
import { useFailureMessage } from '../../../wiring/index.ts';
import styles from './SearchFailed.module.css';

interface SearchFailedProps {
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

interface CodedSearchFailedProps {
  readonly onAgain: () => void;
  /** The same search without the code. */
  readonly without: { readonly to: string; readonly state: unknown };
}

/** A search with a benefit code failed: which locations take the code is not known (BENEFIT-6). */
export function CodedSearchFailed({ onAgain, without }: CodedSearchFailedProps) {
  const messages = resultsMessages.benefitFailed;
  return (
    <div className={styles.failed}>
      <Alert name="benefitCodeFailed" kind="error" title={messages.title} live>
        <p>{messages.text}</p>
      </Alert>
      <Button onClick={onAgain}>{messages.refresh}</Button>
      <ButtonLink variant="secondary" to={without.to} state={without.state}>
        {messages.without}
      </ButtonLink>
    </div>
  );
}
