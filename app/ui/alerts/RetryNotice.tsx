import { type ReactNode, type RefObject, useCallback, useRef } from 'react';
import type { AlertName } from '../../analytics/Analytics.ts';
import { Button } from '../buttons/Button.tsx';
import { Alert } from './Alert.tsx';
import styles from './RetryNotice.module.css';

interface RetryNoticeProps {
  readonly name: AlertName;
  readonly text: string;
  /** The label of the button that tries again. */
  readonly action: string;
  readonly onRetry: () => void;
  /** Stands below the text. */
  readonly children?: ReactNode;
}

/** Shown when something that the screen needs could not be loaded, with a button to try again. */
export function RetryNotice({ name, text, action, onRetry, children }: RetryNoticeProps) {
  return (
    <div className={styles.notice}>
      <Alert name={name} kind="error" live>
        <p>{text}</p>
        {children}
      </Alert>
      <Button onClick={onRetry}>{action}</Button>
    </div>
  );
}

export interface Retry {
  /** The heading of the screen, which can be focused. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Moves the focus to the heading and calls `again`. */
  readonly retry: (again: () => void) => void;
}

/** Pressing the button removes it together with its notice, so the focus goes to the heading. */
export function useRetry(): Retry {
  const heading = useRef<HTMLHeadingElement>(null);
  const retry = useCallback((again: () => void) => {
    heading.current?.focus();
    again();
  }, []);
  return { heading, retry };
}
