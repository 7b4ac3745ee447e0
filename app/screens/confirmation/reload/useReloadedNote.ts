import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { type BookedNote, readBookedNote } from '../../../reservation/index.ts';
import { setNoteInHistory } from './setNoteInHistory.ts';

/**
 * What was booked before the guest reloaded the page. The history has it no more once this is here: neither after a
 * reload, nor after the booking, which brought it along for a guest who reloads before the confirmation can be shown.
 */
export function useReloadedNote(): BookedNote | undefined {
  const { state } = useLocation();
  const isLoad = useNavigationType() === 'POP' && isReload();
  const [held] = useState(() => readBookedNote(state, new Date()));
  const [note] = useState(isLoad ? held : undefined);
  useLayoutEffect(() => {
    if (held) setNoteInHistory(undefined);
  }, [held]);
  return note;
}

/** Whether the guest reloaded this page, rather than coming to it by an address, a link, Back or Forward. */
const isReload = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');
