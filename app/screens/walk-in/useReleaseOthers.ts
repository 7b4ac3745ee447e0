import { useEffect } from 'react';
import { useAppServices } from '../../app-services/index.ts';
import { isWalkInAt } from '../../journey/index.ts';
import { releaseAll } from '../../reservation/index.ts';

/**
 * Releases all that is picked when the screens of a walk-in are entered, as a new search does. Only the draft of this
 * walk-in stays, because the guest may come back to it from the form.
 */
export function useReleaseOthers(locationId: string): void {
  const appServices = useAppServices();
  useEffect(() => {
    if (!isWalkInAt(appServices.journey.getState().picked, locationId)) void releaseAll(appServices);
  }, [appServices, locationId]);
}
