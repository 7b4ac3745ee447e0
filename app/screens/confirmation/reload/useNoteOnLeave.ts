import { useLayoutEffect } from 'react';
import type { BookedNote } from '../../../reservation/index.ts';
import { setNoteInHistory } from './setNoteInHistory.ts';

/**
 * Writes the note into this place of the history when the page is left or reloaded, and not before: while the page is
 * there, and after a guest has gone on to another screen, the history says nothing.
 */
export function useNoteOnLeave(note: BookedNote | undefined): void {
  // Before the guest sees the page, who may reload it at once.
  useLayoutEffect(() => {
    if (!note) return;
    const write = () => setNoteInHistory(note);
    // `pagehide` is too late for Chromium and Firefox; phones may not know `beforeunload`. Before all who listen to the
    // same and take this screen away.
    window.addEventListener('beforeunload', write, true);
    window.addEventListener('pagehide', write, true);
    return () => {
      window.removeEventListener('beforeunload', write, true);
      window.removeEventListener('pagehide', write, true);
    };
  }, [note]);
}
