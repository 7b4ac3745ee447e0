import { useEffect } from 'react';
import { useAppWiring } from '../wiring/index.ts';

/**
 * Leaving the page clears the appointment (document 2, section 2). The address tells a guest who leaves from React's
 * rehearsal in Strict Mode, which takes the screen away for a moment and puts it back.
 */
export function useClearOnLeave(here: string): void {
  const { journey } = useAppWiring();
  useEffect(
    () => () => {
      if (window.location.pathname !== here) journey.dispatch({ type: 'clearAppointment' });
    },
    [journey, here],
  );
}
