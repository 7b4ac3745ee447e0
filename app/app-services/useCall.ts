import { useCallback, useState } from 'react';
import useSWRSubscription, { type SWRSubscription } from 'swr/subscription';
import type { ErrorReason } from '../analytics/Analytics.ts';
import type { ApiContext, Outcome } from '../api/index.ts';
import { useAppServices } from './AppServices.ts';
import { reportOutcome } from './reportErrors.ts';
import { useWhenOnline } from './useFailureMessage.ts';

export interface Called<T, R extends string> {
  /** The outcome of the call; undefined while the first one is under way. */
  readonly outcome: Outcome<T, R> | undefined;
  /** Makes the call again from the start. */
  readonly again: () => void;
}

/** An outcome, and the signal of the visit that asked for it, which is aborted when its last reader has left. */
interface Answer<T, R extends string> {
  readonly outcome: Outcome<T, R>;
  readonly signal: AbortSignal;
}

/**
 * Makes the call for `key`, again on each visit; without a key it makes none. An answer belongs to its key, so that a
 * late one never replaces the answer for a newer key. The call is dropped when its last reader leaves. On the next
 * visit a good answer is shown until the new one has come, but a failure is not. A failed call is made again once the
 * browser is online. What has failed is reported.
 */
export function useCall<T, R extends ErrorReason>(
  key: string | undefined,
  call: (signal: AbortSignal) => Promise<Outcome<T, R>>,
): Called<T, R> {
  const { api, analytics } = useAppServices();
  const [attempt, setAttempt] = useState(0);
  const subscribe: SWRSubscription<[ApiContext, string], Answer<T, R>> = (_key, { next }) => {
    const controller = new AbortController();
    void call(controller.signal).then((outcome) => {
      if (controller.signal.aborted) return;
      reportOutcome(analytics, outcome);
      next(null, { outcome, signal: controller.signal });
    });
    return () => controller.abort();
  };
  // The key includes the server, so that answers of two servers are kept apart.
  const { data } = useSWRSubscription(key === undefined ? null : [api, `call:${attempt}:${key}`], subscribe, {
    compare: Object.is,
  });
  const again = useCallback(() => setAttempt((attempt) => attempt + 1), []);
  const outcome = data && (data.outcome.kind === 'ok' || !data.signal.aborted) ? data.outcome : undefined;
  useWhenOnline(outcome?.kind === 'failed' ? again : undefined);
  return { outcome, again };
}
