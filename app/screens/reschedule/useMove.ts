import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FailedCall } from '../../api/index.ts';
import { useAppServices } from '../../app-services/index.ts';
import { isTimeRefusal, type TimeRefusal } from '../../journey/index.ts';
import type { Links } from '../../journey/Links.ts';
import { navigationState } from '../../journey/search/criteriaFromState.ts';
import type { SearchCriteria } from '../../journey/search/SearchCriteria.ts';
import { type MoveFailure, moveAppointment, type SecondRefused } from './moveAppointment.ts';

export interface Moving {
  /** Sends the move. While it is under way, a second press does nothing. */
  readonly submit: () => void;
  readonly busy: boolean;
  /**
   * Why the last try did not come about; a time that is refused leads back to its times at once. It stays while the
   * next try is under way, so that nothing moves under a second press.
   */
  readonly failure: Exclude<MoveFailure, TimeRefusal | SecondRefused> | undefined;
  /** Its call, where that was answered by no reply and no refusal that the guest can do something about. */
  readonly failedCall: FailedCall | undefined;
  /** How many tries have failed. */
  readonly failures: number;
}

const none = { failure: undefined, failedCall: undefined, failures: 0 };

export function useMove(criteria: SearchCriteria, links: Pick<Links, 'result' | 'followup'>): Moving {
  const appServices = useAppServices();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [{ failure, failedCall, failures }, setFailed] = useState<Omit<Moving, 'submit' | 'busy'>>(none);
  const underWay = useRef(false);
  // Called early, so that the move does not have to wait for it.
  useEffect(() => void appServices.readyToConfirm(), [appServices]);

  const run = async () => {
    underWay.current = true;
    setBusy(true);
    let failedCall: FailedCall | undefined;
    const note = (call: FailedCall) => {
      failedCall = call;
    };
    const failure = await moveAppointment(appServices, note).catch((error: unknown) => {
      reportError(error);
      return 'unanswered' as const;
    });
    underWay.current = false;
    setBusy(false);
    const isOfSecond = typeof failure === 'object';
    if (!isOfSecond && !isTimeRefusal(failure))
      return setFailed(({ failures }) => ({ failure, failedCall, failures: failures + 1 }));
    const [times, error] = isOfSecond ? [links.followup, failure.second] : [links.result, failure];
    void navigate(times, { replace: true, state: navigationState({ ...criteria, error }) });
  };
  return { busy, failure, failedCall, failures, submit: () => void (underWay.current || run()) };
}
