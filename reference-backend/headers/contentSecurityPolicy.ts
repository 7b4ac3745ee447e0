import type { Deployment } from '../../schemas/generated/api/deployment/reply.js';

/** Origin of a base URL; none for a path, which is our own origin. */
const originOf = (baseUrl: string): readonly string[] => (URL.canParse(baseUrl) ? [new URL(baseUrl).origin] : []);

/** The policy of every response; `nonce` is the only thing that differs between them. The deployment's own API and image origins widen it. */
export function contentSecurityPolicy(
  { apiBaseUrl, contentBaseUrls }: Deployment,
  imageOrigins: readonly string[],
): (nonce: string) => string {
  const connect = new Set(["'self'", ...[apiBaseUrl, contentBaseUrls.api, contentBaseUrls.file].flatMap(originOf)]);
  const images = ["'self'", 'data:', ...imageOrigins];
  return (nonce) =>
    [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' 'nonce-${nonce}'`,
      `img-src ${images.join(' ')}`,
      `connect-src ${[...connect].join(' ')}`,
      "font-src 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types stepwell',
    ].join('; ');
}
