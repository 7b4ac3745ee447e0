import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Logs once that a proxy sends headers for guests which the server is not configured to trust. */
export function logUntrustedProxy(app: FastifyInstance): void {
  let isLogged = false;
  app.addHook('onRequest', async ({ headers, log }) => {
    if (isLogged || isFromNoProxy(headers)) return;
    isLogged = true;
    log.warn(
      'A request came with X-Forwarded-For or X-Forwarded-Proto, which are not trusted: all guests behind the proxy share the limits of one client, cookies are not marked Secure, and browsers are not told to keep to https. Set TRUST_PROXY where a proxy of yours sets these headers.',
    );
  });
}

const isFromNoProxy = (headers: IncomingHttpHeaders): boolean =>
  headers['x-forwarded-for'] === undefined && headers['x-forwarded-proto'] === undefined;
