import { type RefObject, useEffect, useRef } from 'react';
import { focusField } from './focusField.ts';

/**
 * Moves the focus to the first wrong control after each Continue that met errors: once they are painted, so that
 * finding the place does not hold up the words.
 *
 * @param refusals counts each Continue that met errors
 */
export function useFocusOnRefusal(view: RefObject<HTMLElement | null>, refusals: number): void {
  const focused = useRef(refusals);
  useEffect(() => {
    if (focused.current === refusals) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        focused.current = refusals;
        const first = view.current?.querySelector('[aria-invalid=true], .sw-field--invalid');
        if (first) focusField(first);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [view, refusals]);
}
