import { busy } from '../calls/handling/Refusal.ts';
import type { Queries } from '../database/Database.ts';

/** How many search statements may run and wait in one process. */
export interface SearchShare {
  /** How many run at once. Fewer than there are connections, so that bookings never wait for searches. */
  readonly atOnce: number;
  readonly waiting: number;
  /** How many one client may have, running and waiting together. */
  readonly perClient: number;
  /** How long one waits, in milliseconds. */
  readonly patienceMs: number;
}

/** What search statements are sent to. */
export type Searches = Pick<Queries, 'rows'>;

/** Gives the searches of one client, which take turns with those of all others. */
export type ClientSearches = (client: string) => Searches;

const RETRY_SECONDS = 5;

/**
 * Lets only a few searches at a time reach the database. Waiting clients take turns, with one search each, in the order
 * in which they came, so that a client with many searches waits only for itself. PGlite runs one statement after
 * another, so with one search at a time a booking waits for no more than that one.
 * @throws Refusal 503, from `rows`, where too many searches already wait, too many are the same client's, or one waited
 * too long
 */
export function searchQueue(queries: Searches, share: SearchShare): ClientSearches {
  const { atOnce, waiting, perClient, patienceMs } = share;
  /** How many searches run and wait, by client. */
  const present = new Map<string, number>();
  let everybody = 0;
  let running = 0;
  /** The waiting searches of each client; the client whose turn is next comes first. */
  const lines = new Map<string, Set<() => void>>();

  const count = (client: string, more: number): void => {
    everybody += more;
    const own = (present.get(client) ?? 0) + more;
    if (own > 0) present.set(client, own);
    else present.delete(client);
  };

  const turn = (client: string): Promise<void> =>
    new Promise((resolve, reject) => {
      if (running < atOnce) {
        running += 1;
        return resolve();
      }
      const line = lines.get(client) ?? new Set();
      lines.set(client, line);
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        line.delete(begin);
        if (line.size === 0) lines.delete(client);
        reject(busy('searches', RETRY_SECONDS));
      }, patienceMs);
      line.add(begin);
    });

  /**
   * Passes the place of a finished search to the client who comes first. If that client has more searches, they go
   * behind those of all others.
   */
  const leave = () => {
    for (const [client, line] of lines) {
      lines.delete(client);
      const [begin] = line;
      if (!begin) continue;
      line.delete(begin);
      if (line.size > 0) lines.set(client, line);
      return begin();
    }
    running -= 1;
  };

  return (client) => ({
    rows: async (statement, columns) => {
      const isFull = everybody >= atOnce + waiting || (present.get(client) ?? 0) >= perClient;
      if (isFull) throw busy('searches', RETRY_SECONDS);
      count(client, 1);
      try {
        await turn(client);
        try {
          return await queries.rows(statement, columns);
        } finally {
          leave();
        }
      } finally {
        count(client, -1);
      }
    },
  });
}
