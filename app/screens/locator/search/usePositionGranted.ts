import { useEffect, useEffectEvent } from 'react';

/** Calls `granted` when the guest allows the browser to share the position, also long after having refused it. */
export function usePositionGranted(granted: (() => void) | undefined): void {
  const onGranted = useEffectEvent(() => granted?.());
  useEffect(() => {
    const controller = new AbortController();
    // Some browsers cannot say when this changes; there the guest presses the button.
    void navigator.permissions?.query({ name: 'geolocation' }).then(
      (permission) => {
        permission.addEventListener(
          'change',
          () => {
            if (permission.state === 'granted') onGranted();
          },
          { signal: controller.signal },
        );
      },
      () => undefined,
    );
    return () => controller.abort();
  }, []);
}
