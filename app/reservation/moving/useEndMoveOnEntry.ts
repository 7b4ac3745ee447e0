import { useEffect } from 'react';
import { useAppWiring } from '../../wiring/index.ts';
import { releaseAll } from '../releaseAll.ts';

/** For the page of the mail's link: entering it ends a move, and releases the time that was picked for it. */
export function useEndMoveOnEntry(): void {
  const wiring = useAppWiring();
  useEffect(() => {
    const { journey } = wiring;
    if (!journey.getState().move) return;
    void releaseAll(wiring);
    journey.dispatch({ type: 'endMove' });
  }, [wiring]);
}
