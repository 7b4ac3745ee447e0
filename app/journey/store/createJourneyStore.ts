import { createStore, type StoreApi } from 'zustand/vanilla';
import { initialJourney, type JourneyState } from './JourneyState.ts';
import { type JourneyAction, reduceJourney } from './reduceJourney.ts';

/** The one store above the routes. It changes by {@link JourneyStore.dispatch} alone. */
export interface JourneyStore extends Pick<StoreApi<JourneyState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** @throws ReservationError where the action needs something that is not held */
  readonly dispatch: (action: JourneyAction) => void;
}

/** Made once, in the composition root; `start` is what an earlier page load left behind. */
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
