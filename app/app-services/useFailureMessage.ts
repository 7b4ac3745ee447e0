import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { FailedCall } from '../api/index.ts';
import { connectionMessages } from '../messages/generated/siteMessages.ts';
import { useMessages } from '../messages/useMessages.ts';

export interface FailureMessage {
  readonly title: string;
  readonly text: string;
}

/**
 * The message for a call that failed. A status of 500 or more is an error of the server, all else one of the client
 * (SEARCH-16). Where a limit of the server is reached, it says that the server is busy. Whoever has given answers on this
 * screen is not asked to reload, which would lose them; such a screen has its own button to try again.
 *
 * @param call left out where no answer came
 * @param losesAnswers whether a reload would lose answers of the screen that shows the message
 */
export function useFailureMessage(call: FailedCall = unanswered, losesAnswers = false): FailureMessage {
  const { failure, tryShortly, tryAgain, refreshPage, busy, busyHelp } = useMessages(connectionMessages);
  const text = useWithOffline(call.status >= 500 ? tryShortly : losesAnswers ? tryAgain : refreshPage);
  return call.failure === 'busy' ? { title: busy, text: busyHelp } : { title: failure, text };
}

const unanswered: FailedCall = { status: -1 };

/** A sentence that the specification fixes, and after it, without a connection, that the guest is offline (SEARCH-17). */
export function useWithOffline(message: string): string {
  const note = useOfflineNote();
  return note === undefined ? message : `${message} ${note}`;
}

/** A message of our own or, without a connection, that the guest is offline (SEARCH-17). */
export const useUnlessOffline = (message: string): string => useOfflineNote() ?? message;

function useOfflineNote(): string | undefined {
  const { offline, offlineHelp } = useMessages(connectionMessages);
  return useIsOffline() ? `${offline} ${offlineHelp}` : undefined;
}

/** Whether the browser currently knows that it has no connection. */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** For how long after the browser has said that it is online a call may still fail for that, and when it is tried next. */
const settling = { span: 5000, pause: 1000 };

/**
 * Runs `again` as soon as the browser has a connection again; undefined if there is nothing to run. The browser may say
 * so a moment too early, and says it once, so what fails in the seconds after that is run again as well.
 */
export function useWhenOnline(again: (() => void) | undefined): void {
  const latest = useRef(again);
  const since = useRef(Number.NEGATIVE_INFINITY);
  useLayoutEffect(() => {
    latest.current = again;
  }, [again]);
  // There is one listener for the component's life, from the moment on in which the failure is shown. If it changed with `again`, another listener could render the
  // component during the event, and this one would be removed before it is called.
  useLayoutEffect(() => {
    const onOnline = () => {
      since.current = performance.now();
      latest.current?.();
    };
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
  const hasFailed = again !== undefined;
  useLayoutEffect(() => {
    if (!hasFailed || performance.now() - since.current > settling.span) return;
    const timer = setTimeout(() => latest.current?.(), settling.pause);
    return () => clearTimeout(timer);
  }, [hasFailed]);
}
