import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { BookedNote } from './BookedNote.ts';
import { readBookedNote } from './readBookedNote.ts';
import { setNoteInHistory } from './setNoteInHistory.ts';

/** What the confirmation said before the guest reloaded it; taken out of the history as soon as it is read. */
export function useReloadedNote(): BookedNote | undefined {
  const { state } = useLocation();
  const [note] = useState(() => {
    const found = readBookedNote(state, new Date());
    return found && isReload() ? found : undefined;
  });
  useLayoutEffect(() => {
    if (note) setNoteInHistory(undefined);
  }, [note]);
  return note;
}

/** Whether the guest reloaded this page, rather than coming to it by an address, a link, Back or Forward. */
const isReload = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');
