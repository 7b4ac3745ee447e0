import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns the focus to the field in which the guest pressed Enter. While the form is busy its fields are inert, and the
 * browser takes the focus away from them.
 *
 * @returns a function to call before the form gets busy
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
