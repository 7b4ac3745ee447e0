import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The addresses that only this machine can reach. */
const loopback: readonly string[] = ['127.0.0.1', '::1', 'localhost'];

/**
 * @throws Error for any other address: the studio writes files for whoever can reach it
 */
export function requireLoopback(host: string): void {
  if (!loopback.includes(host))
    throw new Error(
      `The studio writes files, so it listens only on this machine: HOST may be ${loopback.join(', ')}, not "${host}".`,
    );
}

const safe: readonly string[] = ['GET', 'HEAD'];

/**
 * Refuses what did not come from the studio's own page: a request to another host name, which another site may have
 * pointed at this machine (DNS rebinding), and one that a page of another site has sent (CSRF).
 */
export function guardLoopback(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isOwnHost(request)) return reply.code(403).send({ message: 'The studio answers on this machine alone.' });
    if (!isOwnPage(request)) return reply.code(403).send({ message: 'The studio answers its own page alone.' });
  });
}

const isOwnHost = ({ headers, socket }: FastifyRequest): boolean =>
  loopback.some((name) => {
    const host = name.includes(':') ? `[${name}]` : name;
    return headers.host === `${host}:${socket.localPort}`;
  });

function isOwnPage({ method, headers }: FastifyRequest): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin === undefined) return safe.includes(method);
  return origin === `http://${host}`;
}
