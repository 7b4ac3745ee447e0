import { useEffect, useRef, useState } from 'react';

/**
 * How long after the guest has left the field its error is announced, in milliseconds. Any earlier, the announcement of
 * the newly focused element would interrupt it.
 */
const alertDelay = 250;

export interface Announcement {
  /** What screen readers hear now; '' for nothing. */
  readonly text: string;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/** Announces the options while the guest is in the field, and the error a moment after the guest has left it. */
export function useAnnouncement(aboutOptions: string, error: string | undefined): Announcement {
  const [isLeft, setLeft] = useState(false);
  const timer = useRef<number>(undefined);
  const stop = () => window.clearTimeout(timer.current);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return {
    text: isLeft ? (error ?? '') : aboutOptions,
    onFocus: () => {
      stop();
      setLeft(false);
    },
    onBlur: () => {
      stop();
      timer.current = window.setTimeout(() => setLeft(true), alertDelay);
    },
  };
}
