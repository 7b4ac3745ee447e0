import { useEffect } from 'react';
import { flushSync } from 'react-dom';

/** When the page is left for another site: the browser may keep it whole, and show at Back what was on it last. */
export function useForgetOnPageHide(forget: () => void): void {
  useEffect(() => {
    // Painted at once: a page that is put away paints nothing any more.
    const onHide = () => flushSync(forget);
    window.addEventListener('pagehide', onHide);
    return () => window.removeEventListener('pagehide', onHide);
  });
}
