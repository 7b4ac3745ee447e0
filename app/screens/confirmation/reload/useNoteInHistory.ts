import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type BookedNote, bookedState } from '../../../reservation/index.ts';

/**
 * Keeps the note in the current history entry while the page is open. The router reads the state of the entry from
 * there at the next page load. Who comes from the form has a note in the entry already, so that it is made and compared
 * once the page is painted.
 *
 * @param makeNote the same function as long as the note is the same
 * @param here the path of the page; once the guest has gone on, the current entry is another one and is not written
 */
export function useNoteInHistory(makeNote: () => BookedNote | undefined, here: string): void {
  const place = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every entry needs it, also that of "Skip to main content".
  useEffect(() => {
    if (window.location.pathname !== here) return;
    const current: unknown = window.history.state;
    const state = { ...(typeof current === 'object' ? current : null), usr: bookedState(makeNote()) };
    // Browsers refuse further writes from a page that writes too often.
    if (JSON.stringify(state) !== JSON.stringify(current)) window.history.replaceState(state, '');
  }, [makeNote, here, place]);
}
