import type { AnalyticsRecord } from '../../../schemas/generated/api/analytics/collect-events/request.js';

/** The newest events that this process has collected. */
export interface EventLog {
  readonly add: (events: readonly AnalyticsRecord[]) => void;
  /** The events, oldest first. */
  readonly read: () => readonly AnalyticsRecord[];
  readonly clear: () => void;
}

/** How many events are kept. */
export const mostEvents = 5_000;

/**
 * Keeps events in memory, for whoever looks at `/reference/analytics`. A chain that counts them has a collector of its
 * own, so they are in no database.
 *
 * @param isRead whether anybody can look; otherwise nothing is kept
 */
export function createEventLog(isRead: boolean): EventLog {
  let kept: readonly AnalyticsRecord[] = [];
  return {
    add: (events) => {
      if (isRead) kept = [...kept, ...events].slice(-mostEvents);
    },
    read: () => kept,
    clear: () => {
      kept = [];
    },
  };
}
