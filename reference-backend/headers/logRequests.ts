import type { FastifyInstance } from 'fastify';

/** What asks every second, and would bury all else. */
const HEALTH_CHECKS = ['/livez', '/readyz', '/healthz'];

/**
 * Logs one line per request: method, route and status. The route has no ids and no query is logged, because cancel
 * links carry a code. A health check that finds nothing wrong is for `LOG=debug` alone.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'page';
    const isRoutine = reply.statusCode === 200 && HEALTH_CHECKS.includes(route);
    request.log[isRoutine ? 'debug' : 'info']({
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
}
