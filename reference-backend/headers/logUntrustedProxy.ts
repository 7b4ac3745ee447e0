import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Time between two such lines, in milliseconds. */
const PAUSE_MS = 60_000;

/** Logs, at most each minute, that a proxy sends headers for guests which the server is not configured to trust. */
export function logUntrustedProxy(app: FastifyInstance): void {
  let next = 0;
  app.addHook('onRequest', async ({ headers, log }) => {
    if (Date.now() < next || isFromNoProxy(headers)) return;
    next = Date.now() + PAUSE_MS;
    log.warn(
      'A request came with X-Forwarded-For or X-Forwarded-Proto, which are not trusted: all guests behind the proxy share the limits of one client, cookies are not marked Secure, and browsers are not told to keep to https. Set TRUST_PROXY where a proxy of yours sets these headers.',
    );
  });
}

const isFromNoProxy = (headers: IncomingHttpHeaders): boolean =>
  headers['x-forwarded-for'] === undefined && headers['x-forwarded-proto'] === undefined;
