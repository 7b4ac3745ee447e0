import type { Deployment } from '../../schemas/generated/api/deployment/reply.js';
import { noAnalytics } from '../analytics/Analytics.ts';
import { openContent } from '../content/openContent.ts';
import { createJourneyStore } from '../journey/index.ts';
import type { AppWiring } from '../wiring/index.ts';

/** A call that says nothing for this long is a failed connection. */
const timeoutMs = 20_000;

/** What every screen works with, made once per page load. */
export function createWiring(deployment: Deployment): AppWiring {
  const fetch: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init);
  return {
    api: {
      baseUrl: deployment.apiBaseUrl,
      bannerName: deployment.bannerName,
      tenant: deployment.tenant,
      timeoutMs,
      fetch,
    },
    journey: createJourneyStore(),
    analytics: noAnalytics,
    content: openContent({ deployment, fetch }),
  };
}
