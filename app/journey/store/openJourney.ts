import { createJourneyStore, type JourneyStore } from './createJourneyStore.ts';
import { formatStoredSlot, parseStoredSlot } from './storedSlot.ts';

const key = 'stepwell.slot';

/**
 * The journey of this tab, once per page load: starts with the slot that the tab held before a reload, and keeps the
 * stored slot in step. `storage` is `sessionStorage`; undefined, or one that refuses, only means that a reload starts anew.
 */
export function openJourney(storage: Storage | undefined): JourneyStore {
  const journey = createJourneyStore(parseStoredSlot(attempt(() => storage?.getItem(key) ?? null)));
  journey.subscribe((state) => {
    const text = formatStoredSlot(state);
    attempt(() => (text === undefined ? storage?.removeItem(key) : storage?.setItem(key, text)));
  });
  return journey;
}

/** Storage throws when the guest's browser forbids it or when it is full. */
function attempt<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}
