import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back to the field that had it when the guest pressed Enter: while the form is busy its fields are inert,
 * and the browser takes the focus away from them.
 *
 * @returns to be called before the form gets busy
 */
export function useFocusReturn(busy: boolean): () => void {
  const left = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (busy) return;
    if (left.current instanceof HTMLElement && document.activeElement === document.body) left.current.focus();
    left.current = null;
  }, [busy]);
  return useCallback(() => {
    left.current = document.activeElement;
  }, []);
}
