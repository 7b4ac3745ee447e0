import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../Backend.ts';
import { inTime } from './inTime.ts';

/** For closing the database, in milliseconds, once all connections have ended. */
const DATABASE_MS = 5_000;

/**
 * The function that closes a server in the order in which no guest loses an answer: it is not ready any more, and
 * proxies have time to notice; its connections end; then its database is closed. Several calls close it once. A server
 * that never became ready has no guests to wait for.
 * @param closing is aborted as the first of all
 * @param drain ends all connections
 */
export function closeInOrder(
  app: FastifyInstance,
  { configuration: { deadlines }, isPrepared }: Pick<Backend, 'configuration' | 'isPrepared'>,
  closing: AbortController,
  drain: () => Promise<void>,
): () => Promise<void> {
  let closed: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    closing.abort();
    if (isPrepared() && deadlines.unreadyMs > 0) await wait(deadlines.unreadyMs);
    await drain();
    await inTime(app.close(), DATABASE_MS, () => new Error('The database did not close in time.'));
  };
  return () => {
    closed ??= close();
    return closed;
  };
}
