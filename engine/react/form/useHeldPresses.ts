import { useEffect } from 'react';
import type { PendingText } from './PendingText.ts';

/** Tells the pending text when a press begins and when it has become a click, or has come to nothing. */
export function useHeldPresses(pending: PendingText): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The click follows the release in the same task; what the timer does comes after it.
    const release = (): void => {
      timer = setTimeout(pending.release);
    };
    document.addEventListener('mousedown', pending.press, true);
    document.addEventListener('mouseup', release, true);
    document.addEventListener('dragend', release, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('mousedown', pending.press, true);
      document.removeEventListener('mouseup', release, true);
      document.removeEventListener('dragend', release, true);
    };
  }, [pending]);
}
