import { type RefObject, useEffect, useRef, useState } from 'react';

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
 *
 * @param firstHidden position of the first time that only comes with the button
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
