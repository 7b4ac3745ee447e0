import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Name of the query's member that brings the token, once. */
export const TOKEN_PARAMETER = 'controls';

const COOKIE = 'stepwell_controls';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const isSame = (left: string, right: string): boolean => timingSafeEqual(digest(left), digest(right));

/** Whether the request has the token: a browser as a cookie, a program as `Authorization: Bearer`. */
export function knowsToken({ cookies, headers }: FastifyRequest, token: string): boolean {
  const [, bearer] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
  return isSame(bearer ?? cookies[COOKIE] ?? '', token);
}

/**
 * Any page that is opened with the token keeps it as a cookie, and is opened again without it: so it stays in no history and in no
 * address that somebody copies. Another site can neither read the cookie nor send it.
 */
export function takeToken(app: FastifyInstance, token: string): void {
  app.addHook('onRequest', async (request, reply) => {
    const url = request.method === 'GET' && opened(request.raw.url ?? '/');
    if (!url || !isSame(url.searchParams.get(TOKEN_PARAMETER) ?? '', token)) return;
    url.searchParams.delete(TOKEN_PARAMETER);
    reply.header('cache-control', 'no-store');
    reply.setCookie(COOKIE, token, {
      path: '/reference',
      httpOnly: true,
      sameSite: 'strict',
      secure: request.protocol === 'https',
    });
    return reply.redirect(`/${url.pathname.replace(/^\/+/, '')}${url.search}`, 303);
  });
}

/** The address of a request that has a query. */
const opened = (url: string): URL | undefined =>
  url.includes('?') && URL.canParse(url, 'http://here') ? new URL(url, 'http://here') : undefined;
