import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useAppWiring } from '../wiring/index.ts';
import { listReservationCodes, releaseCodes } from './releaseAll.ts';

/**
 * Once, above the routes: when the guest leaves or reloads the page, what was typed is forgotten and reservations are
 * released. The slot itself stays held in this tab, to be reserved again after a reload. It also holds for a page that
 * the browser keeps to come back to.
 */
export function useForgetOnPageHide(): void {
  const wiring = useAppWiring();
  useEffect(() => {
    const forget = () => {
      const { journey } = wiring;
      void releaseCodes(wiring, listReservationCodes(journey.getState().reservation));
      // A control keeps its text to itself until it is left, and shows it on unless it sees the answer come and go.
      flushSync(handOverTypedText);
      journey.dispatch({ type: 'forgetPerson' });
    };
    window.addEventListener('pagehide', forget);
    return () => window.removeEventListener('pagehide', forget);
  }, [wiring]);
}

/**
 * Text is handed over when its control is left: what is typed in the focused one counts as an answer, too. The focus comes
 * back at once, for the guest may stay.
 */
export function handOverTypedText(): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement)) return;
  focused.blur();
  focused.focus({ preventScroll: true });
}
