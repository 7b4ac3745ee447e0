import type { FastifyBaseLogger } from 'fastify';
import type { Database, Queries } from '../Database.ts';
import { followStandby, type Standby } from './followStandby.ts';

/** What searches for times and places read. */
export interface Searches extends Pick<Queries, 'rows'> {
  /** Whether it may lack what was written a moment ago. */
  readonly mayBeBehind: boolean;
  /** Begins to look whether the standby can be read. Until then searches read the primary. */
  readonly start: () => void;
  readonly close: () => Promise<void>;
}

/**
 * Searches read the standby while it can be reached and is near enough, else the primary. A search that the standby
 * fails is answered by the primary.
 * @param standby undefined where there is none
 */
export function createSearches(primary: Database, standby: Standby | undefined, log: FastifyBaseLogger): Searches {
  if (!standby) return { rows: primary.rows, mayBeBehind: false, start: () => undefined, close: async () => undefined };
  const following = followStandby(primary, standby, log);
  return {
    rows: async (statement, columns) => {
      if (!following.isFit()) return primary.rows(statement, columns);
      try {
        return await standby.rows(statement, columns);
      } catch (error) {
        following.distrust(error);
        return primary.rows(statement, columns);
      }
    },
    mayBeBehind: true,
    start: following.start,
    close: async () => {
      following.stop();
      await standby.close();
    },
  };
}
