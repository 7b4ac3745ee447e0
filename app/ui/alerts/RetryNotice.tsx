import { type RefObject, useCallback, useRef } from 'react';
import type { AlertName } from '../../analytics/AlertName.ts';
import { Button } from '../buttons/Button.tsx';
import { Alert } from './Alert.tsx';
import styles from './RetryNotice.module.css';

interface RetryNoticeProps {
  readonly name: AlertName;
  readonly text: string;
  /** The words of the button that asks once more. */
  readonly action: string;
  readonly onRetry: () => void;
}

/** What the screen needs cannot be had, and the way to ask for it again. */
export function RetryNotice({ name, text, action, onRetry }: RetryNoticeProps) {
  return (
    <div className={styles.notice}>
      <Alert name={name} kind="error" live>
        <p>{text}</p>
      </Alert>
      <Button onClick={onRetry}>{action}</Button>
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
