import { useState } from 'react';
import type { ExplainedPlace } from '#engine/explain';
import type { LiveTab } from '../page/useLiveTab.ts';

/** What is asked about in the live page. */
export interface Why {
  readonly place: ExplainedPlace | undefined;
  /** Whether a key has led to the list of all places. */
  readonly isCalled: boolean;
  readonly ask: (place: ExplainedPlace | undefined) => void;
  /** Shows the list of all places, with the focus in it. */
  readonly call: () => void;
}

export function useWhy(onTab: (tab: LiveTab) => void): Why {
  const [place, ask] = useState<ExplainedPlace>();
  const [isCalled, setCalled] = useState(false);
  return {
    place,
    isCalled,
    ask,
    call: () => {
      setCalled(true);
      onTab('why');
    },
  };
}
