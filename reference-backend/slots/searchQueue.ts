import { busy } from '../calls/handling/Refusal.ts';

/** How many searches may run and wait in one process. */
export interface SearchShare {
  /** How many run at once. Fewer than there are connections, so that bookings never wait for searches. */
  readonly atOnce: number;
  readonly waiting: number;
  /** How many one client may have, running and waiting together. */
  readonly perClient: number;
  /** How long one waits, in milliseconds. */
  readonly maxWaitMs: number;
}

/**
 * Waits until a search of the client may begin.
 * @returns what its end must call
 * @throws Refusal 503 where too many searches wait, too many are the same client's, or this one waited too long
 */
export type EnterSearch = (client: string) => Promise<() => void>;

/** A search that waits. */
interface Waiting {
  readonly begin: () => void;
  readonly refuse: () => void;
}

const RETRY_SECONDS = 5;

/**
 * Lets only a few searches at a time reach the database. Waiting clients take turns, with one search each, in the order
 * in which they came, so that a client with many searches waits only for itself. Where too many wait, the last of the
 * client with the most is refused, so that many searches of a few clients leave no one else without a place. PGlite runs
 * one statement after another, so with one search at a time a booking waits for no more than one of its statements.
 */
export function searchQueue({ atOnce, waiting, perClient, maxWaitMs }: SearchShare): EnterSearch {
  /** How many searches run and wait, by client. */
  const present = new Map<string, number>();
  let running = 0;
  /** The waiting searches of each client; the client whose turn is next comes first. */
  const lines = new Map<string, Set<Waiting>>();

  const count = (client: string, more: number): void => {
    const own = (present.get(client) ?? 0) + more;
    if (own > 0) present.set(client, own);
    else present.delete(client);
  };

  /** Makes room for one more of the client, or refuses it where no line is longer than its own will be. */
  const makeRoom = (client: string): void => {
    const sizes = [...lines.values()].map(({ size }) => size);
    if (sizes.reduce((all, size) => all + size, 0) < waiting) return;
    const longest = Math.max(...sizes);
    if (longest <= (lines.get(client)?.size ?? 0) + 1) throw busy('searches', RETRY_SECONDS);
    const line = [...lines.values()].findLast(({ size }) => size === longest);
    [...(line ?? [])].at(-1)?.refuse();
  };

  const turn = (client: string): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    makeRoom(client);
    return new Promise((resolve, reject) => {
      const line = lines.get(client) ?? new Set();
      lines.set(client, line);
      const refuse = () => {
        clearTimeout(timer);
        line.delete(search);
        if (line.size === 0) lines.delete(client);
        reject(busy('searches', RETRY_SECONDS));
      };
      const timer = setTimeout(refuse, maxWaitMs);
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const search = { begin, refuse };
      line.add(search);
    });
  };

  /**
   * Passes the place of a finished search to the client who comes first. If that client has more searches, they go
   * behind those of all others.
   */
  const leave = () => {
    for (const [client, line] of lines) {
      lines.delete(client);
      const [search] = line;
      if (!search) continue;
      line.delete(search);
      if (line.size > 0) lines.set(client, line);
      return search.begin();
    }
    running -= 1;
  };

  return async (client) => {
    if ((present.get(client) ?? 0) >= perClient) throw busy('searches', RETRY_SECONDS);
    count(client, 1);
    try {
      await turn(client);
    } catch (error) {
      count(client, -1);
      throw error;
    }
    return () => {
      leave();
      count(client, -1);
    };
  };
}
