import type { FastifyInstance } from 'fastify';
import type { Metrics } from './createMetrics.ts';

/** Any other word in a request's line would become a label, and a stranger could make as many as memory has room for. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'];

/** Measures every request that is answered. What no route takes is a page of the app, or a file. */
export function measureRequests(app: FastifyInstance, { answered }: Pick<Metrics, 'answered'>): void {
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    answered({
      method: METHODS.includes(method) ? method : 'other',
      route: routeOptions.url ?? 'page',
      status: statusCode,
      seconds: elapsedTime / 1000,
    });
  });
}
