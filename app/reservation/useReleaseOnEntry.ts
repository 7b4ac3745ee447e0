import { useEffect } from 'react';
import { useAppWiring } from '../wiring/index.ts';
import { releaseHeld } from './releaseHeld.ts';

/** For the screens that start a search anew (main, prescreen): entering them lets go of whatever is held. */
export function useReleaseOnEntry(): void {
  const desk = useAppWiring();
  useEffect(() => {
    void releaseHeld(desk);
  }, [desk]);
}
