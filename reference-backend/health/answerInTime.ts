import type { FastifyInstance } from 'fastify';
import { inTime } from './inTime.ts';

/** A handler took too long; answered as 503. */
class TooSlow extends Error {
  readonly statusCode = 503;
}

/**
 * Limits the time that handlers take for an answer, for all routes that are added after this. Fastify's own
 * `handlerTimeout` ends when the body of a request is read, so it never applies to a request with a body.
 */
export function answerInTime(app: FastifyInstance, ms: number): void {
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = (request, reply) => {
      const answer: unknown = Reflect.apply(handler, app, [request, reply]);
      return answer instanceof Promise ? inTime(answer, ms, () => new TooSlow('no answer in time')) : answer;
    };
  });
}
