import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';

/**
 * Calls `forget` when the page is left for another site, because the browser may keep the page and show it again on
 * Back. WebKit does so even where a page is not to be stored.
 */
export function useOnPageHide(forget: () => void): void {
  useLayoutEffect(() => {
    // Rendered at once, because a hidden page renders nothing any more.
    const onHide = () => flushSync(forget);
    window.addEventListener('pagehide', onHide);
    return () => window.removeEventListener('pagehide', onHide);
  });
}
