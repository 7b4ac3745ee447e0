import { useEffect, useRef, useState } from 'react';

/** How long after the guest has left the field its error is spoken: earlier, what gets the focus would talk over it. */
const alertDelay = 250;

export interface Announcement {
  /** What screen readers hear now; '' for nothing. */
  readonly text: string;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/** In the field what is said about its options, and a moment after it is left what is wrong with it. */
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
