import type { FastifyInstance } from 'fastify';
import type { Backend } from '../Backend.ts';

/** The deployment's redirects. What the query says is for us alone: it does not go to another site. */
export function serveRedirects(app: FastifyInstance, { deployment }: Backend): void {
  for (const [from, to = '/'] of Object.entries(deployment.redirects ?? {})) {
    app.get(from, (request, reply) => {
      const query = to.startsWith('/') ? /\?.*$/.exec(request.url)?.[0] : undefined;
      return reply.header('cache-control', 'no-store').redirect(`${to}${query ?? ''}`, 302);
    });
  }
}
