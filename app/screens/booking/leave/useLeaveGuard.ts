import { useEffect } from 'react';
import { useAppServices, useJourney } from '../../../app-services/index.ts';
import type { JourneyState } from '../../../journey/index.ts';
import { handOverTypedText } from '../../../reservation/index.ts';
import { useNavigationBlocker } from '../../../ui/modal/useNavigationBlocker.ts';

export interface LeaveGuard {
  /** Whether the guest is about to leave and has not yet answered the dialog. */
  readonly asking: boolean;
  readonly stay: () => void;
  /** Forgets what was typed, and leaves. */
  readonly leave: () => void;
}

const isBooked = ({ picked }: JourneyState): boolean => picked.appointment?.confirmCode !== undefined;
const isSubmitting = ({ intake }: JourneyState): boolean => intake?.phase === 'submitting';

/**
 * Asks before typed answers are lost, on the way to any screen except the form's own pages and those of `within`, where
 * they are kept. Nobody can leave while the booking is under way.
 *
 * @param onTry called each time the guest tries to leave
 */
export function useLeaveGuard(within: readonly string[], onTry: () => void): LeaveGuard {
  const { journey } = useAppServices();
  const submitting = useJourney(isSubmitting);
  const blocker = useNavigationBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const isHere = nextLocation.pathname === currentLocation.pathname;
    // The form itself has gone on to another of its pages.
    if (isHere && historyAction !== 'POP') return false;
    // Once it is booked, nothing is left to hand over, and the focus would make a phone lay the page out once more.
    if (!isBooked(journey.getState())) handOverTypedText();
    if (!isHere) onTry();
    const stays = isHere || within.includes(nextLocation.pathname);
    const state = journey.getState();
    return isSubmitting(state) || (!stays && state.intake !== undefined);
  });
  useEffect(() => {
    if (blocker.state === 'blocked' && submitting) blocker.reset();
  }, [blocker, submitting]);
  return {
    asking: blocker.state === 'blocked' && !submitting,
    stay: () => blocker.reset?.(),
    leave: () => {
      journey.dispatch({ type: 'forgetPerson' });
      blocker.proceed?.();
    },
  };
}
