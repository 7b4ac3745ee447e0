import { useEffect } from 'react';
import type { JourneyAction } from '../journey/index.ts';
import { useAppWiring } from '../wiring/index.ts';

/**
 * Changes the journey once the guest leaves the page at `here`. The address tells a guest who leaves from React's
 * rehearsal in Strict Mode, which takes the screen away for a moment and puts it back.
 *
 * @param action the same object on every paint
 */
export function useDispatchOnLeave(here: string, action: JourneyAction): void {
  const { journey } = useAppWiring();
  useEffect(
    () => () => {
      if (window.location.pathname !== here) journey.dispatch(action);
    },
    [journey, here, action],
  );
}
