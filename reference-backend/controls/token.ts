import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The query parameter that carries the token when the printed address is opened. */
const TOKEN_PARAMETER = 'controls';

const COOKIE = 'stepwell_controls';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const isSame = (left: string, right: string): boolean => timingSafeEqual(digest(left), digest(right));

/** Whether the request has the token: a browser sends it as a cookie, a program as `Authorization: Bearer`. */
export function knowsToken({ cookies, headers }: FastifyRequest, token: string): boolean {
  const [, bearer] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
  return isSame(bearer ?? cookies[COOKIE] ?? '', token);
}

/**
 * A page that is opened with the token keeps it as a cookie, and is redirected to its address without it. So the token
 * is in no history and in no address that somebody copies. Another site can neither read the cookie nor send it.
 */
export function takeToken(app: FastifyInstance, token: string): void {
  app.addHook('onRequest', async (request, reply) => {
    const url = request.method === 'GET' && parseQueried(request.raw.url ?? '/');
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

/** The URL of a request; undefined where it has no query. */
const parseQueried = (url: string): URL | undefined =>
  url.includes('?') && URL.canParse(url, 'http://here') ? new URL(url, 'http://here') : undefined;
