import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

export interface StripFocus {
  /** For the button of the chosen day. */
  readonly chosen: RefObject<HTMLButtonElement | null>;
  /** Moves the focus to it, once it stands for the day that is chosen at the same time. */
  readonly focusStrip: () => void;
}

export function useStripFocus(): StripFocus {
  const chosen = useRef<HTMLButtonElement>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked > 0) chosen.current?.focus();
  }, [asked]);
  return { chosen, focusStrip: useCallback(() => setAsked((count) => count + 1), []) };
}
