import { type RefObject, useEffect, useRef, useState } from 'react';

export interface ShowMore {
  readonly all: boolean;
  readonly toggle: () => void;
  /** For the list of times, and for the button below it. */
  readonly list: RefObject<HTMLUListElement | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
}

/**
 * Whether a day shows all its times. The button below the times moves when they are shown or hidden. So when all are
 * shown, the focus goes to the first new one; when they are hidden again, the button is scrolled into view.
 *
 * @param firstHidden position of the first time that is hidden until the button is pressed
 */
export function useShowMore(firstHidden: number): ShowMore {
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(all);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the guest's press alone moves the focus
  useEffect(() => {
    if (before.current === all) return;
    before.current = all;
    if (all) list.current?.querySelectorAll('input')[firstHidden]?.focus({ preventScroll: true });
    else button.current?.scrollIntoView({ block: 'nearest' });
  }, [all]);
  return { all, toggle: () => setAll(!all), list, button };
}
