import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { DEADLINES } from './deadlines.ts';

/**
 * Lets the server end: connections that carry no request, or only a part of one's headers, are closed at once, the others with their
 * answer, and those whose answer is not there in time are cut off. Node alone waits for the slowest of them.
 */
export function drainConnections(app: FastifyInstance): void {
  const waiting = new Set<Socket>();
  let isEnding = false;
  app.server.on('connection', (socket: Socket) => {
    waiting.add(socket);
    socket.once('close', () => waiting.delete(socket));
  });
  app.server.prependListener('request', ({ socket }, response) => {
    waiting.delete(socket);
    response.once('close', () => {
      if (isEnding) socket.end();
      else if (!socket.destroyed) waiting.add(socket);
    });
  });
  app.addHook('preClose', async () => {
    isEnding = true;
    for (const socket of waiting) socket.destroy();
    setTimeout(() => app.server.closeAllConnections(), DEADLINES.drainMs).unref();
  });
}
