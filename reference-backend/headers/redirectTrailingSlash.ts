import type { FastifyInstance } from 'fastify';

/**
 * Redirects to the address without a trailing slash, so that each page has one address. The redirect is not cached: a
 * cancel link has a code in it.
 */
export function redirectTrailingSlash(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return;
    const target = withoutTrailingSlash(request.raw.url ?? '/');
    if (target !== undefined) return reply.header('cache-control', 'no-store').redirect(target, 308);
  });
}

/**
 * The target for a path with a trailing slash. It is always on our own site: slashes and backslashes at the front
 * become one slash, because '//host' and '/\host' would name another site.
 * @param url path and query as requested
 * @returns undefined where there is no trailing slash
 */
export function withoutTrailingSlash(url: string): string | undefined {
  const end = url.search(/[?#]/);
  const path = end < 0 ? url : url.slice(0, end);
  if (!/[/\\]$/.test(path)) return undefined;
  const inner = /^[/\\]*(.*[^/\\])?[/\\]*$/s.exec(path)?.[1] ?? '';
  const isRoot = inner === '';
  if (isRoot && path === '/') return undefined;
  return `/${inner}${end < 0 ? '' : url.slice(end)}`;
}
