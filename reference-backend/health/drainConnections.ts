import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Lets the server end in time, where Node alone would wait for the slowest connection. Connections that carry no
 * request, or only a part of its headers, are closed at once. The others are closed after their answer, or cut off if
 * it takes too long.
 */
export function drainConnections(app: FastifyInstance, drainMs: number): void {
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
    setTimeout(() => app.server.closeAllConnections(), drainMs).unref();
  });
}
