import { createContext, useContext, useEffect } from 'react';

/**
 * Called by a screen whose address names nothing, and again when that is over. Meanwhile the frame has the title and
 * `noindex` of a missing page.
 */
export const MissingPage = createContext<(isMissing: boolean) => void>(() => undefined);

/**
 * For a screen shown in place of a missing page: while it is shown, title and `noindex` are those of a missing page.
 */
export function useMissingPage(): void {
  const setMissing = useContext(MissingPage);
  useEffect(() => {
    setMissing(true);
    return () => setMissing(false);
  }, [setMissing]);
}
