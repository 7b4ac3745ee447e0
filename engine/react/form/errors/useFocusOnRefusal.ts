import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusField } from '../fields/focusField.ts';

/**
 * Moves the focus to the first invalid control after each refused Continue. It does so before the errors are seen, so
 * that the browser paints them once, where the guest goes on, and the guest's next key is not lost.
 *
 * @param refusals counts each refused Continue
 */
export function useFocusOnRefusal(form: RefObject<HTMLElement | null>, refusals: number): void {
  const focused = useRef(refusals);
  useLayoutEffect(() => {
    if (focused.current === refusals) return;
    focused.current = refusals;
    // When Continue has led to another page, its heading gets the focus in this task, and the control after it.
    queueMicrotask(() => {
      const first = form.current?.querySelector('[aria-invalid=true], .sw-field--invalid');
      if (first) focusField(first);
    });
  }, [form, refusals]);
}
