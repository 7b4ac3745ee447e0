import { useSyncExternalStore } from 'react';
import { daysPerPage } from './daysPerPage.ts';

/** Days beside each other at the width of the window as it is now. */
export function useDaysPerPage(): number {
  return useSyncExternalStore(subscribe, () => daysPerPage(window.innerWidth));
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}
