import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/**
 * Puts `instead` in the place of this page's address as soon as the guest leaves it, so that the id and the code of the
 * appointment do not stay in the history.
 */
export function useLeaveNoTrace(instead: string): void {
  const blocker = useBlocker(({ historyAction }) => historyAction !== 'REPLACE');
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    window.history.replaceState(window.history.state, '', instead);
    blocker.proceed();
  }, [blocker, instead]);
}
