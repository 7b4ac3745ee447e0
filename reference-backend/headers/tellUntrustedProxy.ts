import type { FastifyInstance } from 'fastify';

/** Says once in the log that a proxy speaks for https, and that nobody told the server to believe it. */
export function tellUntrustedProxy(app: FastifyInstance): void {
  let isTold = false;
  app.addHook('onRequest', async ({ headers, log }) => {
    if (isTold || headers['x-forwarded-proto'] === undefined) return;
    isTold = true;
    log.warn(
      'A request came with X-Forwarded-Proto, which is not trusted: cookies are not marked Secure, and browsers are not told to keep to https. Set TRUST_PROXY where a proxy of yours sets this header.',
    );
  });
}
