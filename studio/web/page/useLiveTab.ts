import { createContext, useContext } from 'react';

/** The views of the live page. */
export type LiveTab = 'page' | 'request' | 'why' | 'map';

/** Which view is shown; it stays while documents and targets change. */
export const LiveTabContext = createContext<readonly [LiveTab, (tab: LiveTab) => void]>(['page', () => undefined]);

export const useLiveTab = () => useContext(LiveTabContext);
