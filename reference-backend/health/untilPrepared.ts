import { setTimeout as wait } from 'node:timers/promises';
import type { Server } from '../createServer.ts';
import { DatabaseUnavailable } from '../database/DatabaseUnavailable.ts';

const RETRY_MS = 1_000;

/** Tries between two lines that say what is waited for. */
const TRIES_PER_LINE = 30;

/**
 * Waits until the database answers, and says so, because a server is often started before its database.
 * @throws what is wrong with a database that does answer
 */
export async function untilPrepared(server: Pick<Server, 'prepare'>, say: (line: string) => void): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await server.prepare();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      if (tries % TRIES_PER_LINE === 0)
        say(
          `Waiting for the database, which does not answer yet (${error.code}); until then /livez alone is answered.`,
        );
      await wait(RETRY_MS);
    }
  }
}
