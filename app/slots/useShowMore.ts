import { type RefObject, useEffect, useRef, useState } from 'react';
import { shownAtFirst } from './shownTimes.ts';

export interface ShowMore {
  readonly all: boolean;
  readonly toggle: () => void;
  /** For the list of times and for the button below it. */
  readonly list: RefObject<HTMLUListElement | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
}

/**
 * Whether a day shows all its times. The button lies below what it shows and hides, so it moves away from where the guest
 * is: focus goes to the first time that came, and what is left stays in sight.
 */
export function useShowMore(): ShowMore {
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(all);
  useEffect(() => {
    if (before.current === all) return;
    before.current = all;
    if (all) list.current?.querySelectorAll('input')[shownAtFirst]?.focus({ preventScroll: true });
    else button.current?.scrollIntoView({ block: 'nearest' });
  }, [all]);
  return { all, toggle: () => setAll(!all), list, button };
}
