import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Desk } from './createDesk.ts';
import type { DeskState } from './DeskState.ts';

/** Hands the desk down to all parts of the studio. */
export const DeskContext = createContext<Desk | undefined>(undefined);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('There is no desk around this component.');
  return desk;
}

/** A part of the state, and again whenever it changes. */
export const useDeskState = <T>(select: (state: DeskState) => T): T => useStore(useDesk().state, select);
