import { useSyncExternalStore } from 'react';
import { breakpoints } from '../days/dayPages.ts';

/** Whether there is room for the map beside the cards, at the current width of the window. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => window.innerWidth >= breakpoints.tablet);

function subscribe(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}
