import { createStore, type StoreApi } from 'zustand/vanilla';
import { initialJourney, type JourneyState } from './JourneyState.ts';
import { type JourneyAction, reduceJourney } from './reduceJourney.ts';

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
