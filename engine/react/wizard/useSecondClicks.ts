import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the second half of a double click from the page that its first half has brought: it would answer, or leave, what
 * the guest has not seen yet.
 *
 * @param view what holds the pages
 * @param place names where the guest is
 */
export function useSecondClicks(view: RefObject<HTMLElement | null>, place: string): void {
  const now = useRef(place);
  const begun = useRef(place);
  useLayoutEffect(() => {
    now.current = place;
  }, [place]);
  useEffect(() => {
    const element = view.current;
    const take = (event: MouseEvent): void => {
      if (event.detail < 2) begun.current = now.current;
      if (begun.current === now.current) return;
      event.preventDefault();
      event.stopPropagation();
    };
    element?.addEventListener('mousedown', take, true);
    element?.addEventListener('click', take, true);
    return () => {
      element?.removeEventListener('mousedown', take, true);
      element?.removeEventListener('click', take, true);
    };
  }, [view]);
}
