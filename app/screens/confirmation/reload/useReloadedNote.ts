import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { type BookedNote, readBookedNote } from '../../../reservation/index.ts';

/** What was booked before the guest reloaded this page; undefined for whoever came to it in any other way. */
export function useReloadedNote(): BookedNote | undefined {
  const { state } = useLocation();
  const isLoad = useNavigationType() === 'POP' && isReloaded();
  const [note] = useState(() => (isLoad ? readBookedNote(state, new Date()) : undefined));
  return note;
}

/** Whether the page was loaded by a reload, and of this address: the guest may have come here since by Back or Forward. */
const isReloaded = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload' && parsePath(entry.name) === window.location.pathname);

const parsePath = (address: string): string => new URL(address, window.location.href).pathname;
