import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../../reference-backend/headers/contentSecurityPolicy.ts';
import type { DeploymentAnalytics } from '../../../schemas/generated/api/deployment/analytics.js';
import type { Deployment } from '../../../schemas/generated/api/deployment/reply.js';

const plain: Deployment = {
  environment: 'test',
  bannerName: 'thelittleclinic',
  tenant: 'thelittleclinic',
  apiBaseUrl: '',
  contentBaseUrls: { api: '/content/v2/objects', file: '/content-files/objects' },
  forceFetchFromAPI: [],
};

test('without the setting the policy is the strict one, word for word', () => {
  expect(contentSecurityPolicy(plain, [])('n1')).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-n1'; img-src 'self' data:; connect-src 'self'; " +
      "font-src 'self'; base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'none'; " +
      "require-trusted-types-for 'script'; trusted-types stepwell",
  );
});

test("with Google's map it is wider by Google's sources, and Trusted Types stay required", () => {
  const directives = contentSecurityPolicy({ ...plain, googleMapId: 'map' }, [])('n1').split('; ');
  expect(directives).toEqual([
    "default-src 'none'",
    "script-src 'self' 'unsafe-eval' blob: https://*.googleapis.com https://*.gstatic.com",
    "style-src 'self' 'nonce-n1' https://fonts.googleapis.com",
    "img-src 'self' data: https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.googleusercontent.com",
    "connect-src 'self' https://*.googleapis.com https://*.google.com https://*.gstatic.com data: blob:",
    "font-src 'self' https://fonts.gstatic.com",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types stepwell @googlemaps/js-api-loader google-maps-api-loader google-maps-api#html lit-html',
    'frame-src https://*.google.com',
    'worker-src blob:',
  ]);
});

describe('the sink of analytics', () => {
  const strict = contentSecurityPolicy(plain, [])('n1');
  const policyWith = (analytics: DeploymentAnalytics) =>
    contentSecurityPolicy({ ...plain, analytics: { ...analytics } }, [])('n1');

  test.each<DeploymentAnalytics>([{ sink: 'none' }, { sink: 'beacon', url: '/analytics/v1/events' }])(
    'leaves the policy as it is where it needs no other origin: %j',
    (analytics) => {
      expect(policyWith(analytics)).toBe(strict);
    },
  );

  test('allows requests to the origin of a collector elsewhere, and nothing else of it', () => {
    expect(policyWith({ sink: 'beacon', url: 'https://collector.example.com/v1/events' })).toBe(
      strict.replace("connect-src 'self'", "connect-src 'self' https://collector.example.com"),
    );
  });

  test("allows the tag manager's origin as script and for requests, and one policy that names its address", () => {
    const script = 'https://tags.example.com/manager.js?id=GTM-1';
    expect(policyWith({ sink: 'dataLayer', array: 'dataLayer', script })).toBe(
      strict
        .replace("script-src 'self'", "script-src 'self' https://tags.example.com")
        .replace("connect-src 'self'", "connect-src 'self' https://tags.example.com")
        .replace('trusted-types stepwell', 'trusted-types stepwell stepwell-analytics'),
    );
  });
});
