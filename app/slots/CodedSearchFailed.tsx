import { slotsMessages } from '../messages/slots.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import styles from './SearchFailed.module.css';

export interface CodedSearchFailedProps {
  readonly onAgain: () => void;
  /** The same search without the code. */
  readonly without: { readonly to: string; readonly state: unknown };
}

/** A search with a benefit code failed: which locations take the code is not known (document 1, section 8). */
export function CodedSearchFailed({ onAgain, without }: CodedSearchFailedProps) {
  const words = slotsMessages.benefitFailed;
  return (
    <div className={styles.failed}>
      <Alert name="benefitCodeFailed" kind="error" title={words.title} live>
        <p>{words.text}</p>
      </Alert>
      <Button onClick={onAgain}>{words.refresh}</Button>
      <ButtonLink look="secondary" to={without.to} state={without.state}>
        {words.without}
      </ButtonLink>
    </div>
  );
}
