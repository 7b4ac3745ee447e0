/** A policy's directives with their sources. */
export type Directives = Readonly<Record<string, readonly string[]>>;

/**
 * What Google's guide to the policy of its Maps JavaScript API asks for. It evaluates text and starts workers from blobs;
 * its scripts make Trusted Types by the four policies that its loader names, so that they stay required.
 */
export const googleMapsSources: Directives = {
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
