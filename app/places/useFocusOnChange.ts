import { type RefObject, useEffect, useRef } from 'react';

/**
 * The ref of a heading that gets the focus when another page of its list is shown, but not for the first page.
 *
 * @param order of the list; whoever changes it goes to the first page, and stays at the control that changes it
 */
export function useFocusOnChange(page: number, order = ''): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef({ page, order });
  useEffect(() => {
    const isOrdered = seen.current.order !== order && page === 1;
    const isTurned = seen.current.page !== page && !isOrdered;
    seen.current = { page, order };
    if (!isTurned) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [page, order]);
  return heading;
}
