import { type RefObject, useEffect } from 'react';

/**
 * Closes what lies over the page when the guest goes on elsewhere: by a press or the focus outside, or by Escape, which
 * returns the focus. So it never hides the control that has the focus.
 *
 * @param close the same function at each render
 */
export function useCloseOutside(
  element: RefObject<HTMLElement | null>,
  open: boolean,
  close: (returnFocus: boolean) => void,
): void {
  useEffect(() => {
    if (!open) return;
    const leave = ({ target }: Event): void => {
      if (target instanceof Node && !element.current?.contains(target)) close(false);
    };
    const closeByKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close(element.current?.contains(document.activeElement) ?? false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [element, open, close]);
}
