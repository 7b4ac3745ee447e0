import { useEffect, useEffectEvent, useState } from 'react';
import type { ErrorReason } from '../../../analytics/Analytics.ts';
import type { Outcome } from '../../../api/index.ts';
import { type Called, useCall } from '../../../app-services/index.ts';

/** From this age on, in milliseconds, an answer is read again for a guest who comes back to the page. */
const oldAge = 5 * 60_000;

interface Good<T, R extends string> {
  readonly key: string | undefined;
  readonly outcome: Outcome<T, R>;
  readonly at: number;
}

/**
 * A call whose answer gets old: hours are those of a day, and waits change. It is made again when the guest comes back to
 * a page that was left open. What was there stays until the new answer has come, and stays if none comes.
 */
export function useFreshCall<T, R extends ErrorReason>(
  key: string | undefined,
  call: (signal: AbortSignal) => Promise<Outcome<T, R>>,
): Called<T, R> {
  const { outcome, again } = useCall(key, call);
  const [good, setGood] = useState<Good<T, R>>();
  if (outcome?.kind === 'ok' && good?.outcome !== outcome) setGood({ key, outcome, at: Date.now() });
  const refresh = useEffectEvent(() => {
    if (good && good.key === key && Date.now() - good.at >= oldAge) again();
  });
  useEffect(() => onReturn(() => refresh()), []);
  return { outcome: good?.key === key ? good?.outcome : outcome, again };
}

/** Listens for the guest coming back to the page, from another tab or by Back from another site. */
function onReturn(listener: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const onVisible = () => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', onVisible, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && listener(), { signal });
  return () => controller.abort();
}
