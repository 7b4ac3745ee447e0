import type { Deployment } from '../../schemas/generated/api/deployment/reply.js';
import type { Analytics } from '../analytics/Analytics.ts';
import {
  type AppServices,
  createReplacedReport,
  type ReportReplaced,
  reportingContent,
  reportingJourney,
} from '../app-services/index.ts';
import { loadChunk } from '../chunks/loadChunk.ts';
import type { Fetch } from '../content/contentSources.ts';
import type { Forms } from '../content/forms/index.ts';
import { type ContentServices, openContent } from '../content/openContent.ts';
import { openMessages } from '../content/openMessages.ts';
import { openJourney } from '../journey/index.ts';
import { createReadyToConfirm } from './createReadyToConfirm.ts';

/** A call without an answer for this many milliseconds is a failed connection. */
const timeoutMs = 20_000;

/** What the app needs of the place where it runs. */
export interface Surroundings {
  readonly fetch: typeof globalThis.fetch;
  /** Fetches a document, or finds it in the page. */
  readonly fetchDocument: Fetch;
  /** The storage of this tab; undefined where there is none. */
  readonly storage: Storage | undefined;
  readonly analytics: Analytics;
  /** Takes the place of a report to analytics, where no guest is. */
  readonly reportReplaced?: ReportReplaced;
}

/** What every screen works with, made once per page load. */
export function createAppServices(
  deployment: Deployment,
  { fetch, fetchDocument, storage, analytics, reportReplaced = createReplacedReport(analytics) }: Surroundings,
): AppServices {
  const content = reportingContent(openContent({ deployment, fetch: fetchDocument }), analytics, reportReplaced);
  return {
    api: {
      baseUrl: deployment.apiBaseUrl,
      bannerName: deployment.bannerName,
      tenant: deployment.tenant,
      timeoutMs,
      fetch,
    },
    journey: reportingJourney(openJourney(storage), analytics),
    reserving: new Set(),
    begun: new Set(),
    early: new Set(),
    analytics,
    reportReplaced,
    googleMapId: deployment.googleMapId,
    content,
    messages: openMessages(content),
    forms: onceOpened({ deployment, fetch }),
    readyToConfirm: createReadyToConfirm(content, timeoutMs),
  };
}

/** Opens the forms once. Their code is a chunk of its own, which is loaded again if it failed to load. */
function onceOpened(appServices: ContentServices): () => Promise<Forms> {
  let forms: Promise<Forms> | undefined;
  return () => {
    forms ??= loadChunk(
      'content/forms/index.ts',
      async () => (await import('../content/forms/index.ts')).openForms,
    ).then((openForms) => openForms(appServices));
    forms.catch(() => {
      forms = undefined;
    });
    return forms;
  };
}
