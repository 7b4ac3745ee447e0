import { createContext, useContext, useLayoutEffect } from 'react';

/** Called by a screen whose address names nothing, and again when that is over. */
export const MissingPageContext = createContext<(isMissing: boolean) => void>(() => undefined);

/**
 * What a screen shows whose address names nothing: the frame then shows the page for a missing one in its place, with the
 * title and `noindex` of that.
 */
export function MissingPage() {
  const setMissing = useContext(MissingPageContext);
  useLayoutEffect(() => {
    setMissing(true);
    return () => setMissing(false);
  }, [setMissing]);
  return null;
}
