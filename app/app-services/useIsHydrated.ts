import { useSyncExternalStore } from 'react';

/** Whether the browser renders by itself; false on the server, and while the app takes over what that has rendered. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
