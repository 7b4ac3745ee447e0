import { useRef, useState } from 'react';
import useSWRSubscription, { type SWRSubscription } from 'swr/subscription';
import type { ApiContext, Outcome } from '../api/index.ts';
import { useAppWiring } from './AppWiring.ts';
import { useWhenOnline } from './useIsOffline.ts';

export interface Called<T, R extends string> {
  /** What the call came to; undefined while it is on its way for the first time. */
  readonly outcome: Outcome<T, R> | undefined;
  /** Asks again from the start. */
  readonly again: () => void;
}

/**
 * Reads what `key` stands for, anew on each visit; undefined reads nothing. An answer stays with its key, so that a late
 * one never takes the place of a newer question's. The call is dropped when its last reader leaves. A good answer is
 * shown again on the next visit until the new one is there; a failure is forgotten, and asked again once the browser is online.
 */
export function useCall<T, R extends string>(
  key: string | undefined,
  call: (signal: AbortSignal) => Promise<Outcome<T, R>>,
): Called<T, R> {
  const { api } = useAppWiring();
  const [attempt, setAttempt] = useState(0);
  const shown = useRef<Outcome<T, R>>(undefined);
  const subscribe: SWRSubscription<[ApiContext, string], Outcome<T, R> | undefined> = (_key, { next }) => {
    const controller = new AbortController();
    if (shown.current && shown.current.kind !== 'ok') next(null, undefined);
    void call(controller.signal).then((outcome) => {
      if (!controller.signal.aborted) next(null, outcome);
    });
    return () => controller.abort();
  };
  // Two servers know nothing of each other's answers.
  const { data } = useSWRSubscription(key === undefined ? null : [api, `call:${attempt}:${key}`], subscribe);
  shown.current = data;
  const again = () => setAttempt(attempt + 1);
  useWhenOnline(data?.kind === 'failed' ? again : undefined);
  return { outcome: data, again };
}
