import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to the heading and scrolls to the top each time the guest arrives at another page or question. Not at
 * the first one, where the screen around it decides. It does so before the page is seen, because a fast guest's next key
 * would go to a control that loses the focus again.
 *
 * @param place identifies the page or question that the guest is at
 * @param origin the control from which the guest had left this page, where it is there: it gets the focus again
 */
export function useArrival(
  place: string,
  origin?: RefObject<HTMLElement | null>,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(place);
  useLayoutEffect(() => {
    if (last.current === place) return;
    last.current = place;
    const left = origin?.current;
    (left ?? heading.current)?.focus({ preventScroll: true });
    if (left) left.scrollIntoView({ block: 'center' });
    else window.scrollTo(0, 0);
  }, [place, origin]);
  return heading;
}
