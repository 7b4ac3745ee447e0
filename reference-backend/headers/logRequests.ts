import type { FastifyInstance } from 'fastify';

/**
 * Logs one line per request: method, route and status. The route has no ids and no query is logged, because cancel
 * links carry a code.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'page',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
}
