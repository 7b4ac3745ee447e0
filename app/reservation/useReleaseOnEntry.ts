import { useLayoutEffect } from 'react';
import { useAppServices } from '../app-services/index.ts';
import { releaseAll } from './releaseAll.ts';

/**
 * For the screens that start a new search (main, prescreen): entering them releases everything that is picked, and ends
 * a move. It does so before they are seen: Back at once would show the patient of a confirmation again.
 */
export function useReleaseOnEntry(): void {
  const appServices = useAppServices();
  useLayoutEffect(() => {
    void releaseAll(appServices);
    appServices.journey.dispatch({ type: 'endMove' });
  }, [appServices]);
}
