import { Server, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Unanswered } from './answerInTurn.ts';
import type { Deadlines } from './deadlines.ts';

/**
 * Lets the server end without losing an answer. Node alone would cut off connections whose next request has arrived and
 * is not read yet, and would wait for the slowest connection without limit.
 * @returns a function that accepts no more connections, and resolves once all are closed. Whatever arrives for another
 *   moment is read and answered, and each answer says that it is the last of its connection. Then connections on which
 *   nothing waits for an answer are closed; the others are after their answer, or are cut off if it takes too long.
 */
export function drainConnections(
  app: FastifyInstance,
  unanswered: Unanswered,
  { lingerMs, drainMs }: Pick<Deadlines, 'lingerMs' | 'drainMs'>,
): () => Promise<void> {
  const { server } = app;
  const open = new Set<Socket>();
  let state: 'open' | 'lingering' | 'ending' = 'open';
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    response.once('close', () => {
      if (state === 'ending' && unanswered(socket) === 0) socket.end();
    });
  });
  app.addHook('onSend', async (request, reply) => {
    // Node closes the connection after such an answer, and would lose those that wait behind it.
    if (state !== 'open' && unanswered(request.raw.socket) === 1) reply.header('connection', 'close');
  });
  const idle = () => [...open].filter((socket) => unanswered(socket) === 0);

  return async () => {
    const over = new AbortController();
    const closed = new Promise<void>((resolve) => server.once('close', () => resolve()));
    closed.then(() => over.abort());
    const orClosed = (ms: number) => wait(ms, undefined, over).catch(() => undefined);
    await nextTurn(); // accepts the connections that have arrived, which the system would cut off
    Server.prototype.close.call(server); // without what `http.Server` adds: it cuts off all that seem to be idle
    state = 'lingering'; // no sooner, because who reads that a connection is closed may open another one
    orClosed(drainMs).then(() => server.closeAllConnections());
    await orClosed(lingerMs);
    await nextTurn(); // reads what has arrived while the process was busy
    state = 'ending';
    for (const socket of idle()) socket.end();
    await orClosed(lingerMs);
    for (const socket of idle()) socket.destroy();
    await closed;
  };
}
