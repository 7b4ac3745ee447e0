import { checkDeploymentAnalytics } from '../../schemas/generated/api/deployment/analytics.js';
import type { Deployment } from '../../schemas/generated/api/deployment/reply.js';

/** The origin of a base URL; empty for a path, which is on our own origin. */
const parseOrigin = (baseUrl: string): readonly string[] => (URL.canParse(baseUrl) ? [new URL(baseUrl).origin] : []);

/**
 * The policy of every response; `nonce` is the only thing that differs between them. The deployment's own API and image
 * origins widen it, and so do Google's map and the sink of analytics where the deployment has them.
 */
export function contentSecurityPolicy(
  { apiBaseUrl, contentBaseUrls, googleMapId, analytics }: Deployment,
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
  const withMap = googleMapId ? widened(directives, googleMapsSources) : directives;
  const policy = written(widened(withMap, sinkSources(analytics)));
  return (nonce) => policy.replace(NONCE, `'nonce-${nonce}'`);
}

/** Placeholder for the nonce of each response. */
const NONCE = '{nonce}';

const widened = (directives: Directives, more: Directives): Directives => ({
  ...directives,
  ...Object.fromEntries(
    Object.entries(more).map(([name, sources]) => [name, [...new Set([...(directives[name] ?? []), ...sources])]]),
  ),
});

const written = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

/** A policy's directives with their sources. */
type Directives = Readonly<Record<string, readonly string[]>>;

/** The sources of the analytics sink: the origins that it names, and the policy that gives a script its address. */
function sinkSources(settings: unknown): Directives {
  if (!checkDeploymentAnalytics(settings)) return {};
  switch (settings.sink) {
    case 'none':
      return {};
    case 'beacon':
      return { 'connect-src': parseOrigin(settings.url) };
    case 'dataLayer': {
      const origin = parseOrigin(settings.script);
      return { 'script-src': origin, 'connect-src': origin, 'trusted-types': ['stepwell-analytics'] };
    }
  }
}

/**
 * The sources that Google's guide requires for its Maps JavaScript API. The API evaluates text and starts workers from
 * blobs. Its scripts create Trusted Types with the four policies that its loader names, so that we can still require
 * Trusted Types.
 */
const googleMapsSources: Directives = {
  'script-src': ["'unsafe-eval'", 'blob:', 'https://*.googleapis.com', 'https://*.gstatic.com'],
  'style-src': ['https://fonts.googleapis.com'],
  'img-src': [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.googleusercontent.com',
  ],
  'connect-src': ['https://*.googleapis.com', 'https://*.google.com', 'https://*.gstatic.com', 'data:', 'blob:'],
  'font-src': ['https://fonts.gstatic.com'],
  'frame-src': ['https://*.google.com'],
  'worker-src': ['blob:'],
  'trusted-types': ['@googlemaps/js-api-loader', 'google-maps-api-loader', 'google-maps-api#html', 'lit-html'],
};
