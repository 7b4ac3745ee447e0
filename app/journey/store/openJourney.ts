import { createJourneyStore, type JourneyStore } from './createJourneyStore.ts';
import { formatStoredSlot, parseStoredSlot } from './storedSlot.ts';

const key = 'stepwell.slot';

/**
 * Opens the journey of this tab, once per page load. It starts with the slot that was stored before a reload, and
 * stores the slot again after each change. `storage` is `sessionStorage`; if it is undefined or throws, a reload starts
 * from scratch.
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
