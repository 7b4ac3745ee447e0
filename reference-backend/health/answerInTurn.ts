import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** The most requests that may wait on one connection for an earlier answer. No browser sends even two at once. */
const MOST_WAITING = 20;

type Answer = () => void;

/** How many requests of a connection have no answer yet. */
export type Unanswered = (socket: Socket) => number;

/**
 * Answers the requests of one connection one after the other. Node hands out all requests of a connection before the
 * first is answered. An answer that waits for its connection never learns that the connection is gone, and the file
 * that it reads stays open for good. A connection with too many waiting requests is cut off. A request whose answer could not be
 * sent any more is not worked on: nobody would learn of a booking that it makes.
 */
export function answerInTurn({ server }: FastifyInstance): Unanswered {
  const turns = new WeakMap<Socket, Answer[]>();
  const answerers = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    if (!socket.writable) return;
    const answer = () => {
      for (const each of answerers) Reflect.apply(each, server, [request, response]);
    };
    response.once('close', () => {
      const waiting = turns.get(socket);
      const next = socket.writable ? waiting?.shift() : undefined;
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
  return (socket) => {
    const waiting = turns.get(socket);
    return waiting === undefined ? 0 : waiting.length + 1;
  };
}
