import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Analytics } from '../analytics/Analytics.ts';
import type { ApiContext } from '../api/http/ApiContext.ts';
import type { Forms } from '../content/forms/index.ts';
import type { Content } from '../content/openContent.ts';
import type { JourneyState, JourneyStore } from '../journey/index.ts';

/** What the composition root (`app/shell`) makes once and hands down to every screen. */
export interface AppWiring {
  readonly api: ApiContext;
  readonly journey: JourneyStore;
  /** The reservations that are being made at the moment: a booking lets go of what is held, so it waits for them. */
  readonly reserving: Set<Promise<unknown>>;
  readonly analytics: Analytics;
  readonly content: Content;
  /** Where the deployment allows Google's map: which one. */
  readonly googleMapId?: string | undefined;
  /** The intake's documents: opened, and their code loaded, the first time that a screen asks. */
  readonly forms: () => Promise<Forms>;
  /**
   * Brings what the confirmation needs: its code, and as far as they can be had its documents. False where the server
   * cannot be reached: then no booking may be sent, whose outcome could not be shown.
   */
  readonly readyToConfirm: () => Promise<boolean>;
}

/** `<AppWiringContext value={wiring}>` stands above the routes. */
export const AppWiringContext = createContext<AppWiring | undefined>(undefined);

/** @throws Error outside of `AppWiringContext`, which no screen is */
export function useAppWiring(): AppWiring {
  const wiring = useContext(AppWiringContext);
  if (!wiring) throw new Error('useAppWiring needs an AppWiringContext above it');
  return wiring;
}

/** A part of the journey, painted again when that part changes. `select` returns a stored value, not a new object. */
export const useJourney = <T>(select: (state: JourneyState) => T): T => useStore(useAppWiring().journey, select);
