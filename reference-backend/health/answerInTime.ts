import type { FastifyInstance } from 'fastify';
import { inTime } from './inTime.ts';

/** Answered as 503. */
class TooSlow extends Error {
  readonly statusCode = 503;
}

/**
 * A handler of a route that is added from now on has so long for its answer. Fastify's own `handlerTimeout` ends with the body of a
 * request, and so never holds for one that has a body.
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
