import { type BookedNote, bookedState } from '../../../reservation/index.ts';

/**
 * Puts the note into this place of the history, or takes it out, where the router looks for the state of a place at the
 * next load. What else the router keeps beside it stays.
 */
export function setNoteInHistory(note: BookedNote | undefined): void {
  const state: unknown = window.history.state;
  const routers = typeof state === 'object' ? state : null;
  window.history.replaceState({ ...routers, usr: bookedState(note) }, '');
}
