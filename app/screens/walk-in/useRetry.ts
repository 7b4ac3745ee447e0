import { type RefObject, useCallback, useRef } from 'react';

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
