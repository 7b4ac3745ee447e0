import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './createMetrics.ts';

/** Any other word in a request's line would become a label, and a stranger could make as many as memory has room for. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'];

export const methodOf = ({ method }: Pick<FastifyRequest, 'method'>): string =>
  METHODS.includes(method) ? method : 'other';

/** Measures every request that is answered. What no route takes is a page of the app, or a file. */
export function measureRequests(app: FastifyInstance, { answered }: Pick<Metrics, 'answered'>): void {
  app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
    answered({
      method: methodOf(request),
      route: request.routeOptions.url ?? 'page',
      status: statusCode,
      seconds: elapsedTime / 1000,
    });
  });
}
