import { busy } from '../calls/handling/Refusal.ts';
import type { Queries } from '../database/Database.ts';

/** How many statements of searches run and wait in one process. */
export interface SearchShare {
  /** Fewer than the connections that there are, so that bookings never wait for searches. */
  readonly atOnce: number;
  readonly waiting: number;
  /** Of one client, running and waiting together. */
  readonly perClient: number;
  /** Milliseconds for which one waits. */
  readonly patienceMs: number;
}

/** What searches are asked by. */
export type Searches = Pick<Queries, 'rows'>;

/** The searches of one client, which take their turn with those of all others. */
export type ClientSearches = (client: string) => Searches;

const RETRY_SECONDS = 5;

/**
 * Lets a few searches at a time reach the database: of each client that waits one, in the order in which they came, and then the
 * next of each, so that whoever asks for many waits for itself. PGlite runs one statement after another, so with one search at a
 * time a booking waits for no more than that one.
 * @throws Refusal 503, from `rows`, where too many wait already, too many are the same client's, or one waited too long
 */
export function searchQueue(queries: Searches, share: SearchShare): ClientSearches {
  const { atOnce, waiting, perClient, patienceMs } = share;
  /** What runs and waits, and how much of it is whose. */
  const present = new Map<string, number>();
  let everybody = 0;
  let running = 0;
  /** What waits, of each client; whose turn is next stands first. */
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

  /** Hands its place to the client that stands first, which goes behind all others with what it has besides. */
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
