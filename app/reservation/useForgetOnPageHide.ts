import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { useAppServices } from '../app-services/index.ts';
import { listReservationCodes, releaseCodes } from './releaseAll.ts';

/**
 * Forgets what was typed and releases the reservations when the guest leaves or reloads the page, even if the browser
 * keeps the page for Back. The tab keeps the slot itself, so that it can be reserved again after a reload. Used once,
 * above the routes.
 */
export function useForgetOnPageHide(): void {
  const appServices = useAppServices();
  useLayoutEffect(() => {
    const forget = () => {
      const { journey } = appServices;
      void releaseCodes(appServices, listReservationCodes(journey.getState().picked));
      // A control keeps its text until it loses focus, and goes on showing it unless it sees the answer come and go.
      flushSync(handOverTypedText);
      journey.dispatch({ type: 'forgetPerson', unasked: true });
    };
    window.addEventListener('pagehide', forget);
    return () => window.removeEventListener('pagehide', forget);
  }, [appServices]);
}

/**
 * Makes the text in the focused control count as an answer: a control hands over its text when it loses focus. The
 * focus comes back at once, because the guest may stay.
 */
export function handOverTypedText(): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement)) return;
  focused.blur();
  focused.focus({ preventScroll: true });
}

/**
 * Makes the browser ask before a page with answers is left or reloaded, because the answers would be forgotten. This
 * includes the screens around the form, which keep the answers for the way back. Used once, above the routes.
 */
export function useAskBeforeUnload(): void {
  const { journey } = useAppServices();
  useLayoutEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      handOverTypedText();
      if (journey.getState().intake !== undefined) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [journey]);
}
