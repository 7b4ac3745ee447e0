import { useLayoutEffect } from 'react';
import { useAppServices } from '../app-services/index.ts';
import type { JourneyAction } from '../journey/index.ts';

/**
 * Changes the journey once the guest leaves the page at `here`. The address shows whether the guest has really left: in
 * Strict Mode, React unmounts the screen for a moment as well.
 *
 * @param action the same object on every render
 */
export function useDispatchOnLeave(here: string, action: JourneyAction): void {
  const { journey } = useAppServices();
  useLayoutEffect(
    () => () => {
      if (window.location.pathname !== here) journey.dispatch(action);
    },
    [journey, here, action],
  );
}
