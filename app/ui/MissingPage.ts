import { createContext, useContext, useEffect } from 'react';

/** Told by a screen whose address names nothing, and again when that is over: the frame then has the head of a page that is not there. */
export const MissingPage = createContext<(isMissing: boolean) => void>(() => undefined);

/** For a screen that stands where no page is: title and `noindex` become those of such a page as long as it is shown. */
export function useMissingPage(): void {
  const setMissing = useContext(MissingPage);
  useEffect(() => {
    setMissing(true);
    return () => setMissing(false);
  }, [setMissing]);
}
