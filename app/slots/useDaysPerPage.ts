import { useSyncExternalStore } from 'react';
import type { FlowName } from '../journey/index.ts';
import { daysPerPage } from './daysPerPage.ts';

/** Days beside each other on a card of the flow, at the width of the window as it is now. */
export function useDaysPerPage(flow: FlowName): number {
  return useSyncExternalStore(subscribe, () => daysPerPage(flow, window.innerWidth));
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}
