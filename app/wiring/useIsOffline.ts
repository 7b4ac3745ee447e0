import { useSyncExternalStore } from 'react';

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
