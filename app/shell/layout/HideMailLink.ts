import { useEffect, useLayoutEffect } from 'react';
import { useJourney } from '../../app-services/index.ts';
import { useNavigationBlocker } from '../../ui/modal/useNavigationBlocker.ts';
import { links } from '../routes/paths.ts';

/**
 * For the page of the link in a mail: replaces its address as soon as the guest leaves it for another screen or another
 * site, so that the id and the code of the appointment do not stay in the history. A reload keeps the page. It belongs to
 * the frame, because a guest may leave before the screen has loaded.
 */
export function HideMailLink() {
  // Back from the times of a move leads to the link again, by an address that says nothing of the appointment.
  const isMoving = useJourney(({ move }) => move !== undefined);
  const instead = isMoving ? links.cancelHelp : links.main;
  const blocker = useNavigationBlocker(({ historyAction }) => historyAction !== 'REPLACE');
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    window.history.replaceState(window.history.state, '', instead);
    blocker.proceed();
  }, [blocker, instead]);
  useLayoutEffect(() => {
    const replace = () => window.history.replaceState(window.history.state, '', instead);
    // The browser would show a page that it has kept under the address that replaced its own.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && window.location.replace(instead);
    // At Back, Forward and a typed address, `pagehide` is too late in Chromium; phones have no `beforeunload`.
    window.addEventListener('beforeunload', replace);
    window.addEventListener('pagehide', replace);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('beforeunload', replace);
      window.removeEventListener('pagehide', replace);
      window.removeEventListener('pageshow', onShow);
    };
  }, [instead]);
  return null;
}
