import { useStore } from 'zustand';
import type { JourneyState } from '../journey/index.ts';
import { useAppWiring } from './AppWiring.ts';

/** A part of the journey, painted again when that part changes. `select` returns a stored value, not a new object. */
export const useJourney = <T>(select: (state: JourneyState) => T): T => useStore(useAppWiring().journey, select);
