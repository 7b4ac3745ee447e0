import type { FastifyInstance } from 'fastify';
import { withoutTrailingSlash } from './withoutTrailingSlash.ts';

/** A page has one address: without a slash at its end. Nobody keeps where it led to: a cancel link has a code in it. */
export function redirectTrailingSlash(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return;
    const target = withoutTrailingSlash(request.raw.url ?? '/');
    if (target !== undefined) return reply.header('cache-control', 'no-store').redirect(target, 308);
  });
}
