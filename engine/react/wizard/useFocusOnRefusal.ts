import { type RefObject, useEffect, useRef } from 'react';
import { focusField } from '../form/focusField.ts';

/**
 * Moves the focus to the first wrong control after each Continue that met errors: in the frame that shows them, which
 * lays the page out for both at once and paints it where the guest will look.
 *
 * @param refusals counts each Continue that met errors
 */
export function useFocusOnRefusal(view: RefObject<HTMLElement | null>, refusals: number): void {
  const focused = useRef(refusals);
  useEffect(() => {
    if (focused.current === refusals) return;
    const frame = requestAnimationFrame(() => {
      focused.current = refusals;
      const first = view.current?.querySelector('[aria-invalid=true], .sw-field--invalid');
      if (first) focusField(first);
    });
    return () => cancelAnimationFrame(frame);
  }, [view, refusals]);
}
