import { useEffect } from 'react';
import { isWalkInAt } from '../../../journey/index.ts';
import { releaseAll } from '../../../reservation/index.ts';
import { useAppWiring } from '../../../wiring/index.ts';

/**
 * Entering the screens of a walk-in lets go of whatever is held, as entering a search does; but not of the draft of this
 * walk-in, to which the guest may come back from the form.
 */
export function useReleaseOthers(locationId: string): void {
  const wiring = useAppWiring();
  useEffect(() => {
    if (!isWalkInAt(wiring.journey.getState().reservation, locationId)) void releaseAll(wiring);
  }, [wiring, locationId]);
}
