import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type BookedNote, bookedState } from '../../../reservation/index.ts';

/**
 * Keeps the note in this place of the history for as long as the page is there, where the router looks for the state of
 * a place at the next load. A browser may begin a reload at any moment, and takes along what stands there then.
 *
 * @param here the path of the page; a guest who has gone on is at another place, whose state is not written
 */
export function useNoteInHistory(note: BookedNote | undefined, here: string): void {
  const place = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each place needs the note, also that of "Skip to main content".
  useLayoutEffect(() => {
    if (window.location.pathname !== here) return;
    const current: unknown = window.history.state;
    const state = { ...(typeof current === 'object' ? current : null), usr: bookedState(note) };
    // Browsers refuse an address that writes too often.
    if (JSON.stringify(state) !== JSON.stringify(current)) window.history.replaceState(state, '');
  }, [note, here, place]);
}
