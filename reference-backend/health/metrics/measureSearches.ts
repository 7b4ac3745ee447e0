import type { EnterSearch } from '../../slots/searchQueue.ts';
import type { SearchMetrics } from './createMetrics.ts';

/** Measures how many searches wait and run, and how long they wait. */
export const measureSearches =
  (enter: EnterSearch, { waiting, running, waited }: SearchMetrics): EnterSearch =>
  async (client) => {
    const endWait = waited.startTimer();
    waiting.inc();
    try {
      const leave = await enter(client);
      running.inc();
      return () => {
        running.dec();
        leave();
      };
    } finally {
      waiting.dec();
      endWait();
    }
  };
