import { busy } from '../calls/Refusal.ts';
import type { Queries } from '../database/Database.ts';

/** How many statements of searches run and wait in one process. */
export interface SearchShare {
  /** Fewer than the connections that there are, so that bookings never wait for searches. */
  readonly atOnce: number;
  readonly waiting: number;
  /** Milliseconds for which one waits. */
  readonly patienceMs: number;
}

/** What searches are asked by. */
export type Searches = Pick<Queries, 'rows'>;

const RETRY_SECONDS = 5;

/**
 * Lets a few searches at a time reach the database, in the order in which they came. PGlite runs one statement after another, so with
 * one search at a time a booking waits for no more than that one.
 * @throws Refusal 503, from `rows`, where too many wait already, or one waited too long
 */
export function searchQueue(queries: Searches, { atOnce, waiting, patienceMs }: SearchShare): Searches {
  const queue = new Set<() => void>();
  let running = 0;

  const turn = (): Promise<void> =>
    new Promise((resolve, reject) => {
      if (running < atOnce) {
        running += 1;
        return resolve();
      }
      if (queue.size >= waiting) return reject(busy('searches', RETRY_SECONDS));
      const begin = () => {
        clearTimeout(timer);
        queue.delete(begin);
        resolve();
      };
      const timer = setTimeout(() => {
        queue.delete(begin);
        reject(busy('searches', RETRY_SECONDS));
      }, patienceMs);
      queue.add(begin);
    });

  /** Hands its place to the one that has waited longest. */
  const leave = () => {
    const [next] = queue;
    if (next) next();
    else running -= 1;
  };

  return {
    rows: async (statement, columns) => {
      await turn();
      try {
        return await queries.rows(statement, columns);
      } finally {
        leave();
      }
    },
  };
}
