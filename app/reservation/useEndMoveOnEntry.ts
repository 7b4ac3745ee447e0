import { useEffect } from 'react';
import { useAppServices } from '../app-services/index.ts';
import { releaseAll } from './releaseAll.ts';

/** For the page of the mail's link: entering it ends a move, and releases the time that was picked for it. */
export function useEndMoveOnEntry(): void {
  const appServices = useAppServices();
  useEffect(() => {
    const { journey } = appServices;
    if (!journey.getState().move) return;
    void releaseAll(appServices);
    journey.dispatch({ type: 'endMove' });
  }, [appServices]);
}
