import { type RefObject, useEffect, useRef } from 'react';

/** The ref of a heading that gets the focus when another page of its list is shown, but not for the first page. */
export function useFocusOnChange(page: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(page);
  useEffect(() => {
    if (seen.current === page) return;
    seen.current = page;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [page]);
  return heading;
}
