import { type RefObject, useEffect, useRef } from 'react';
import { focusField } from '../fields/focusField.ts';

/**
 * Moves the focus to the first invalid control after each refused Continue. It waits until the errors are painted, so
 * that finding the control does not delay them.
 *
 * @param refusals counts each refused Continue
 */
export function useFocusOnRefusal(form: RefObject<HTMLElement | null>, refusals: number): void {
  const focused = useRef(refusals);
  useEffect(() => {
    if (focused.current === refusals) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        focused.current = refusals;
        const first = form.current?.querySelector('[aria-invalid=true], .sw-field--invalid');
        if (first) focusField(first);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [form, refusals]);
}
