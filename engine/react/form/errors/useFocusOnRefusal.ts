import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { CONTROLS, focusField } from '../fields/focusField.ts';

/**
 * Moves the focus to the first invalid control after each refused Continue. It waits until the errors are painted, so
 * that finding the control does not delay them. A guest who is at another control by then stays there, because the next
 * key would be lost.
 *
 * @param refusals counts each refused Continue
 */
export function useFocusOnRefusal(form: RefObject<HTMLElement | null>, refusals: number): void {
  const focused = useRef(refusals);
  const left = useRef<Element | null>(null);
  // An effect may run only after the guest's next key.
  useLayoutEffect(() => {
    if (focused.current !== refusals) left.current = document.activeElement;
  }, [refusals]);
  useEffect(() => {
    if (focused.current === refusals) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        focused.current = refusals;
        const { activeElement } = document;
        if (activeElement !== left.current && activeElement?.matches(CONTROLS)) return;
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
