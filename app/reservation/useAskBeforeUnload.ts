import { useEffect } from 'react';
import { useAppWiring } from '../wiring/index.ts';
import { handOverTypedText } from './useForgetOnPageHide.ts';

/**
 * Once, above the routes: while there are answers, the browser asks before the page is left or reloaded, for they would
 * be forgotten; also on the screens around the form, where they are kept for the way back.
 */
export function useAskBeforeUnload(): void {
  const { journey } = useAppWiring();
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      handOverTypedText();
      if (journey.getState().intake !== undefined) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [journey]);
}
