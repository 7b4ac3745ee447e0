import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Whether the browser knows that it has no connection, as it is at this moment. */
export const useIsOffline = (): boolean => useSyncExternalStore(subscribe, () => !navigator.onLine);

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Runs `again` as soon as the browser has a connection again; undefined where there is nothing to ask for. */
export function useWhenOnline(again: (() => void) | undefined): void {
  const latest = useRef(again);
  useEffect(() => {
    latest.current = again;
  }, [again]);
  // One listener for the component's life: what else listens may render it while the event is told, and take one away.
  useEffect(() => {
    const onOnline = () => latest.current?.();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
}
