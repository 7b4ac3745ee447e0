import { type RefObject, useCallback, useRef } from 'react';
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

export interface Retry {
  /** The heading of the screen, which can be focused. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Asks once more, by what it is given. */
  readonly retry: (again: () => void) => void;
}

/** The button that asks once more goes away with what it stands below: the focus goes to the heading. */
export function useRetry(): Retry {
  const heading = useRef<HTMLHeadingElement>(null);
  const retry = useCallback((again: () => void) => {
    heading.current?.focus();
    again();
  }, []);
  return { heading, retry };
}
