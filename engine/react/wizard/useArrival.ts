import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading and scrolls to the top each time the guest arrives at another page or question. Not at
 * the first one, where the screen around it decides.
 *
 * @param place identifies the page or question that the guest is at
 */
export function useArrival(place: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [place]);
  return heading;
}
