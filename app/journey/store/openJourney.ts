import { createJourneyStore, type JourneyStore } from './createJourneyStore.ts';
import { formatStoredPrescreens, parseStoredPrescreens } from './storedPrescreens.ts';
import { formatStoredSlot, parseStoredSlot } from './storedSlot.ts';

const slotKey = 'stepwell.slot';
const prescreensKey = 'stepwell.prescreens';

/**
 * Opens the journey of this tab, once per page load. It starts with the slot and the answered prescreens that were
 * stored before a reload, and stores them again after each change. `storage` is `sessionStorage`; if it is undefined or
 * throws, a reload starts from scratch.
 */
export function openJourney(storage: Storage | undefined): JourneyStore {
  const read = (key: string) => attempt(() => storage?.getItem(key) ?? null);
  const write = (key: string, text: string | undefined) =>
    attempt(() => (text === undefined ? storage?.removeItem(key) : storage?.setItem(key, text)));
  const journey = createJourneyStore({
    ...parseStoredSlot(read(slotKey)),
    ...parseStoredPrescreens(read(prescreensKey)),
  });
  journey.subscribe((state) => {
    write(slotKey, formatStoredSlot(state));
    write(prescreensKey, formatStoredPrescreens(state));
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
