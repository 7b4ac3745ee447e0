import { type RefObject, useEffect, useRef } from 'react';

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

/** A refused computed value takes the focus, too: its error stands there. */
const CONTROLS = 'input:not([type=hidden]), select, textarea, button, output.sw-field--invalid';

/** Moves the focus to a control or, in a group of controls, to the first invalid one, else to the first. */
export function focusField(field: Element): void {
  const control = field.matches(CONTROLS)
    ? field
    : (field.querySelector('[aria-invalid=true]') ?? field.querySelector(CONTROLS));
  if (control instanceof HTMLElement) focusInMiddle(control);
}

/**
 * Moves the focus to a control and scrolls it to the middle of the window, where its label, its error and what stays in
 * place at the edges leave it in sight. By itself, a browser may put it at the very top.
 */
function focusInMiddle(control: HTMLElement): void {
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'center' });
}

/** Moves the focus to the first control of a group. */
export function focusFirst(group: Element): void {
  const control = group.querySelector(CONTROLS);
  if (control instanceof HTMLElement) control.focus();
}
