import { useEffect, useRef } from 'react';

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
