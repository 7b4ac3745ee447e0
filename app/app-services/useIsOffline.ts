import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';

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

/** Runs `again` as soon as the browser has a connection again; undefined if there is nothing to run. */
export function useWhenOnline(again: (() => void) | undefined): void {
  const latest = useRef(again);
  useLayoutEffect(() => {
    latest.current = again;
  }, [again]);
  // There is one listener for the component's life, from the moment on in which the failure is shown. If it changed with `again`, another listener could render the
  // component during the event, and this one would be removed before it is called.
  useLayoutEffect(() => {
    const onOnline = () => latest.current?.();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
}
