import type { FastifyInstance } from 'fastify';
import type { Backend } from '../Backend.ts';

/** The deployment's redirects. The query is only for us: a redirect to another site drops it. */
export function serveRedirects(app: FastifyInstance, { deployment }: Backend): void {
  for (const [from, to = '/'] of Object.entries(deployment.redirects ?? {})) {
    app.get(from, (request, reply) => {
      const query = to.startsWith('/') ? /\?.*$/.exec(request.url)?.[0] : undefined;
      return reply.header('cache-control', 'no-store').redirect(`${to}${query ?? ''}`, 302);
    });
  }
}
