import { useLayoutEffect } from 'react';
import { useAppServices } from '../app-services/index.ts';
import { handOverTypedText } from './useForgetOnPageHide.ts';

/**
 * Makes the browser ask before a page with answers is left or reloaded, because the answers would be forgotten. This
 * includes the screens around the form, which keep the answers for the way back. Used once, above the routes.
 */
export function useAskBeforeUnload(): void {
  const { journey } = useAppServices();
  useLayoutEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      handOverTypedText();
      if (journey.getState().intake !== undefined) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [journey]);
}
