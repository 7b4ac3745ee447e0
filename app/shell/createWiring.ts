import type { Deployment } from '../../schemas/generated/api/deployment/reply.js';
import { noAnalytics } from '../analytics/Analytics.ts';
import { loadChunk } from '../chunks/loadChunk.ts';
import type { Forms } from '../content/forms/index.ts';
import { type ContentWiring, openContent } from '../content/openContent.ts';
import { openJourney } from '../journey/index.ts';
import { type AppWiring, reportingJourney } from '../wiring/index.ts';
import { createReadyToConfirm } from './createReadyToConfirm.ts';

/** A call that says nothing for this long is a failed connection. */
const timeoutMs = 20_000;

/** What every screen works with, made once per page load. */
export function createWiring(deployment: Deployment): AppWiring {
  const analytics = noAnalytics;
  const fetch: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init);
  const content = openContent({ deployment, fetch });
  return {
    api: {
      baseUrl: deployment.apiBaseUrl,
      bannerName: deployment.bannerName,
      tenant: deployment.tenant,
      timeoutMs,
      fetch,
    },
    journey: reportingJourney(openJourney(tabStorage()), analytics),
    reserving: new Set(),
    analytics,
    googleMapId: deployment.googleMapId,
    content,
    forms: onceOpened({ deployment, fetch }),
    readyToConfirm: createReadyToConfirm(content, timeoutMs),
  };
}

/** Undefined where the guest's browser forbids storage: reading the property throws there. */
function tabStorage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** The loader of forms in a chunk of its own, made once. A chunk that failed to load is asked for again. */
function onceOpened(wiring: ContentWiring): () => Promise<Forms> {
  let opened: Promise<Forms> | undefined;
  return () => {
    opened ??= loadChunk(
      'content/forms/index.ts',
      async () => (await import('../content/forms/index.ts')).openForms,
    ).then((openForms) => openForms(wiring));
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  };
}
