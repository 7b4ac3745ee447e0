import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** `away` once the page is left or reloaded; `back` where the browser has kept it, and shows it again. */
export type Presence = 'here' | 'away' | 'back';

/** Whether the guest is on this page as it was loaded. */
export function usePresence(): Presence {
  const [presence, setPresence] = useState<Presence>('here');
  useLayoutEffect(() => {
    // At once, before what else happens at this moment is painted.
    const onHide = () => flushSync(() => setPresence('away'));
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setPresence('back');
    window.addEventListener('pagehide', onHide, true);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('pagehide', onHide, true);
      window.removeEventListener('pageshow', onShow);
    };
  }, []);
  return presence;
}
