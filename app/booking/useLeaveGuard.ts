import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useAppWiring } from '../wiring/index.ts';

export interface LeaveGuard {
  /** The guest is about to leave and has not yet said whether to. */
  readonly asking: boolean;
  readonly stay: () => void;
  /** Forgets what was typed, and goes. */
  readonly leave: () => void;
}

/**
 * Asks before typed answers are lost: on the way to any screen but `within`, where they are kept, and by the browser's
 * own question on the way out of the page.
 */
export function useLeaveGuard(within: readonly string[]): LeaveGuard {
  const { journey, analytics } = useAppWiring();
  const hasAnswers = () => journey.getState().intake !== undefined;
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const stays = nextLocation.pathname === currentLocation.pathname || within.includes(nextLocation.pathname);
    return !stays && hasAnswers();
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (journey.getState().intake !== undefined) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [journey]);
  return {
    asking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => {
      const step = journey.getState().intake?.position.step;
      if (step !== undefined) analytics.report({ type: 'formAbandonment', stepId: step });
      journey.dispatch({ type: 'forgetPerson' });
      blocker.proceed?.();
    },
  };
}
