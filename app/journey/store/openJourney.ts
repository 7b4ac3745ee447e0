import { createStore, type StoreApi } from 'zustand/vanilla';
import { type AnsweredPrescreen, initialJourney, type JourneyState } from './JourneyState.ts';
import { type JourneyAction, reduceJourney } from './reduceJourney.ts';
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

/** What may survive a reload of answered prescreens: their types and services, without any answer. */
const formatStoredPrescreens = ({ prescreened }: JourneyState): string | undefined =>
  prescreened && JSON.stringify(prescreened.map(({ type, serviceIds }) => ({ type, serviceIds })));

/** The journey of {@link formatStoredPrescreens}; empty for any other text, since the storage may contain anything. */
function parseStoredPrescreens(text: string | null): Pick<JourneyState, 'prescreened'> {
  const value = parse(text ?? '');
  return Array.isArray(value) && value.every(isPrescreen) ? { prescreened: value } : {};
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isPrescreen = (value: unknown): value is AnsweredPrescreen =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  'serviceIds' in value &&
  Array.isArray(value.serviceIds) &&
  value.serviceIds.every((id) => Number.isSafeInteger(id));

/** The one store above the routes. Only {@link JourneyStore.dispatch} changes it. */
export interface JourneyStore extends Pick<StoreApi<JourneyState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** @throws MissingAppointmentError when the action needs an appointment or follow-up that is not set */
  readonly dispatch: (action: JourneyAction) => void;
}

/** Created once, in the composition root. `start` is what an earlier page load has left behind. */
export function createJourneyStore(start: Partial<JourneyState> = {}): JourneyStore {
  const { getState, getInitialState, setState, subscribe } = createStore<JourneyState>(() => ({
    ...initialJourney,
    ...start,
  }));
  return {
    getState,
    getInitialState,
    subscribe,
    dispatch: (action) => setState(reduceJourney(getState(), action), true),
  };
}
