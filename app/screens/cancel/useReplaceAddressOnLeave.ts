import { useEffect } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';

/**
 * Puts `instead` in the place of this page's address as soon as the guest leaves it, be it for another screen or another
 * site, so that the id and the code of the appointment do not stay in the history. A reload keeps the page.
 */
export function useReplaceAddressOnLeave(instead: string): void {
  const { pathname } = useLocation();
  // A busy browser still shows this page after the address has changed: whoever has left is not kept from coming back.
  const blocker = useBlocker(
    ({ historyAction, currentLocation }) => historyAction !== 'REPLACE' && currentLocation.pathname === pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    window.history.replaceState(window.history.state, '', instead);
    blocker.proceed();
  }, [blocker, instead]);
  useEffect(() => {
    const replace = () => window.history.replaceState(window.history.state, '', instead);
    // A page that the browser kept would come back under the address that took its place.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && window.location.replace(instead);
    // At Back, Forward and a typed address `pagehide` is too late for Chromium; phones do not know `beforeunload`.
    window.addEventListener('beforeunload', replace);
    window.addEventListener('pagehide', replace);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('beforeunload', replace);
      window.removeEventListener('pagehide', replace);
      window.removeEventListener('pageshow', onShow);
    };
  }, [instead]);
}
