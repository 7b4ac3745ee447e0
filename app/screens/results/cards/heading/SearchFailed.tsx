import type { FailedCall } from '../../../../api/index.ts';
import { FailureNumber, useFailureMessage } from '../../../../app-services/index.ts';
import { resultsMessages } from '../../../../messages/generated/resultsMessages.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import { Alert } from '../../../../ui/alerts/Alert.tsx';
import { Button, ButtonLink } from '../../../../ui/buttons/Button.tsx';
import styles from './SearchFailed.module.css';
import type { Edit } from './SearchSummary.tsx';

interface SearchFailedProps {
  readonly call: FailedCall;
  readonly onAgain: () => void;
}

/** Shown when the search itself failed, so that no times are known. */
export function SearchFailed({ call, onAgain }: SearchFailedProps) {
  const messages = useMessages(resultsMessages);
  const { title, text } = useFailureMessage(call);
  return (
    <div className={styles.failed}>
      <Alert name="searchFailed" kind="error" title={title} live>
        <p>{text}</p>
        <FailureNumber call={call} />
      </Alert>
      <Button onClick={onAgain}>{messages.failed.tryAgain}</Button>
    </div>
  );
}

interface CodedSearchFailedProps {
  readonly call: FailedCall;
  readonly onAgain: () => void;
  /** The same search without the code; undefined where it needs one. */
  readonly without: { readonly to: string; readonly state: unknown } | undefined;
}

/**
 * Shown when a search with a benefit code failed, so that it is not known which locations take the code (BENEFIT-6).
 */
export function CodedSearchFailed({ call, onAgain, without }: CodedSearchFailedProps) {
  const messages = useMessages(resultsMessages).benefitFailed;
  return (
    <div className={styles.failed}>
      <Alert name="benefitCodeFailed" kind="error" title={messages.title} live>
        {without && <p>{messages.text}</p>}
        <FailureNumber call={call} />
      </Alert>
      <Button onClick={onAgain}>{messages.refresh}</Button>
      {without && (
        <ButtonLink variant="secondary" to={without.to} state={without.state}>
          {messages.without}
        </ButtonLink>
      )}
    </div>
  );
}

interface VaccinesRefusedProps {
  readonly message: string;
  /** Where the guest chooses other vaccines. */
  readonly back: Pick<Edit, 'to' | 'state' | 'label'>;
}

/** Shown in place of times when what is searched for cannot be given at one visit (RESULT-29). */
export function VaccinesRefused({ message, back }: VaccinesRefusedProps) {
  return (
    <div className={styles.failed}>
      <Alert name="vaccinesRefused" kind="error" live>
        <p>{message}</p>
      </Alert>
      <ButtonLink to={back.to} state={back.state}>
        {back.label}
      </ButtonLink>
    </div>
  );
}
