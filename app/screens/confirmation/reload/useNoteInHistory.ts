import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type BookedNote, bookedState } from '../../../reservation/index.ts';

/**
 * Keeps the note in the current history entry while the page is open. The router reads the state of the entry from
 * there at the next page load. A reload may begin at any moment, and keeps the state as it is then.
 *
 * @param here the path of the page; once the guest has gone on, the current entry is another one and is not written
 */
export function useNoteInHistory(note: BookedNote | undefined, here: string): void {
  const place = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every entry needs it, also that of "Skip to main content".
  useLayoutEffect(() => {
    if (window.location.pathname !== here) return;
    const current: unknown = window.history.state;
    const state = { ...(typeof current === 'object' ? current : null), usr: bookedState(note) };
    // Browsers refuse further writes from a page that writes too often.
    if (JSON.stringify(state) !== JSON.stringify(current)) window.history.replaceState(state, '');
  }, [note, here, place]);
}
