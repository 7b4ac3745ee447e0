import type { Deployment } from '../../schemas/generated/api/deployment/reply.js';
import { createAnalytics } from '../analytics/createAnalytics.ts';
import { loadChunk } from '../chunks/loadChunk.ts';
import type { Forms } from '../content/forms/index.ts';
import { type ContentWiring, openContent } from '../content/openContent.ts';
import { openMessages } from '../content/openMessages.ts';
import { openJourney } from '../journey/index.ts';
import { type AppWiring, reportingContent, reportingJourney } from '../wiring/index.ts';
import { createReadyToConfirm } from './createReadyToConfirm.ts';

/** A call without an answer for this many milliseconds is a failed connection. */
const timeoutMs = 20_000;

/** What every screen works with, made once per page load. */
export function createWiring(deployment: Deployment): AppWiring {
  const analytics = createAnalytics(deployment);
  const fetch: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init);
  const content = reportingContent(openContent({ deployment, fetch }), analytics);
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
    messages: openMessages(content),
    forms: onceOpened({ deployment, fetch }),
    readyToConfirm: createReadyToConfirm(content, timeoutMs),
  };
}

/** The storage of this tab; undefined if the guest's browser forbids storage, where reading the property throws. */
function tabStorage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** Opens the forms once. Their code is a chunk of its own, which is loaded again if it failed to load. */
function onceOpened(wiring: ContentWiring): () => Promise<Forms> {
  let forms: Promise<Forms> | undefined;
  return () => {
    forms ??= loadChunk(
      'content/forms/index.ts',
      async () => (await import('../content/forms/index.ts')).openForms,
    ).then((openForms) => openForms(wiring));
    forms.catch(() => {
      forms = undefined;
    });
    return forms;
  };
}
