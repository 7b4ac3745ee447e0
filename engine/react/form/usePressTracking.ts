import { type RefObject, useEffect } from 'react';
import type { PendingText } from '../field/PendingText.ts';

/**
 * Reports to the pending text when a press begins, and when it has become a click or ended without one. On a click
 * outside the form, which may lead away from it, the text is handed over before the click is handled.
 */
export function usePressTracking(pending: PendingText, form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The click follows the release in the same task, so the timer runs after it.
    const release = (): void => {
      timer = setTimeout(pending.release);
    };
    const click = ({ target }: MouseEvent): void => {
      if (!(target instanceof Node && form.current?.contains(target))) pending.release();
    };
    document.addEventListener('mousedown', pending.press, true);
    document.addEventListener('mouseup', release, true);
    document.addEventListener('dragend', release, true);
    document.addEventListener('click', click, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('mousedown', pending.press, true);
      document.removeEventListener('mouseup', release, true);
      document.removeEventListener('dragend', release, true);
      document.removeEventListener('click', click, true);
    };
  }, [pending, form]);
}
