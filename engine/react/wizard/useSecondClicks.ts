import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Ignores the second click of a double click when the first one led to another page: it would answer, or leave, a page
 * that the guest has not seen yet.
 *
 * @param view the element around the pages
 * @param place identifies the page or question that the guest is at
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
