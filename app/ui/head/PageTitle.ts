import { createContext, useContext, useEffect } from 'react';

/** Called by a screen whose title depends on what it shows; with undefined when the title of the route is right again. */
export const PageTitle = createContext<(title: string | undefined) => void>(() => undefined);

/** Gives the page this title while the screen is shown. */
export function usePageTitle(title: string): void {
  const setTitle = useContext(PageTitle);
  useEffect(() => {
    setTitle(title);
    return () => setTitle(undefined);
  }, [setTitle, title]);
}
