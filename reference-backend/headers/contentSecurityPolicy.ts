import type { Deployment } from '../../schemas/generated/api/deployment/reply.js';
import { type Directives, googleMapsSources } from './googleMapsSources.ts';

/** Origin of a base URL; none for a path, which is our own origin. */
const parseOrigin = (baseUrl: string): readonly string[] => (URL.canParse(baseUrl) ? [new URL(baseUrl).origin] : []);

/**
 * The policy of every response; `nonce` is the only thing that differs between them. The deployment's own API and image
 * origins widen it, and so does Google's map where the deployment allows it.
 */
export function contentSecurityPolicy(
  { apiBaseUrl, contentBaseUrls, googleMapId }: Deployment,
  imageOrigins: readonly string[],
): (nonce: string) => string {
  const own = [apiBaseUrl, contentBaseUrls.api, contentBaseUrls.file].flatMap(parseOrigin);
  const directives: Directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", NONCE],
    'img-src': ["'self'", 'data:', ...imageOrigins],
    'connect-src': [...new Set(["'self'", ...own])],
    'font-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['stepwell'],
  };
  const policy = written(googleMapId ? widened(directives, googleMapsSources) : directives);
  return (nonce) => policy.replace(NONCE, `'nonce-${nonce}'`);
}

/** Stands for the response's own nonce. */
const NONCE = '{nonce}';

const widened = (directives: Directives, more: Directives): Directives => ({
  ...directives,
  ...Object.fromEntries(
    Object.entries(more).map(([name, sources]) => [name, [...(directives[name] ?? []), ...sources]]),
  ),
});

const written = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
