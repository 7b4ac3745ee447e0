import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Requests that wait on one connection for the answer to the one before them. No browser sends two. */
const MOST_WAITING = 20;

type Answer = () => void;

/**
 * Answers the requests of one connection one after the other. Node hands out all that a connection has sent before the first is
 * answered; an answer that waits for its connection is never told that the connection is gone, and the file that it reads
 * stays open for good. Who sends too many is cut off.
 */
export function answerInTurn({ server }: FastifyInstance): void {
  const turns = new WeakMap<Socket, Answer[]>();
  const answerers = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const answer = () => {
      for (const each of answerers) Reflect.apply(each, server, [request, response]);
    };
    response.once('close', () => {
      const waiting = turns.get(socket);
      const next = socket.destroyed ? undefined : waiting?.shift();
      if (next) next();
      else turns.delete(socket);
    });
    const waiting = turns.get(socket);
    if (waiting === undefined) {
      turns.set(socket, []);
      answer();
    } else if (waiting.length < MOST_WAITING) waiting.push(answer);
    else socket.destroy();
  });
}
