import type { Deployment } from '../../schemas/generated/api/deployment/reply.js';
import type { Analytics } from '../analytics/Analytics.ts';
import {
  type AppServices,
  createReplacedReport,
  type ReportReplaced,
  reportingContent,
  reportingJourney,
} from '../app-services/index.ts';
import { loadChunk, MissingChunk } from '../chunks/loadChunk.ts';
import type { Fetch } from '../content/contentSources.ts';
import type { Forms } from '../content/forms/index.ts';
import { type Content, type ContentServices, openContent, openMessages } from '../content/openContent.ts';
import { openJourney } from '../journey/index.ts';
import type { beginSlotSearch } from './routes/ResultsWithFinder.tsx';
import { screenModules } from './routes/screenModules.ts';

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
  let begin: typeof beginSlotSearch | undefined;
  const appServices: AppServices = {
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
    arrived: new Set(),
    bookingForms: new Map(),
    early: new Set(),
    analytics,
    reportReplaced,
    googleMapId: deployment.googleMapId,
    content,
    messages: openMessages(content),
    forms: onceOpened({ deployment, fetch }),
    readyToConfirm: createReadyToConfirm(content, timeoutMs),
    begunSearches: new Map(),
    prepareSearch: async () => {
      begin = await loadChunk(
        screenModules.result,
        async () => (await import('./routes/ResultsWithFinder.tsx')).beginSlotSearch,
      );
    },
    beginSearch: (...search) => begin?.(appServices, ...search),
  };
  return appServices;
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

/** The longest wait for the documents, in milliseconds. A confirmation without them only shows less. */
const documentsMs = 5_000;

/**
 * Makes `AppServices.readyToConfirm`.
 *
 * @param timeoutMs how long to wait for the code
 */
function createReadyToConfirm(content: Content, timeoutMs: number): AppServices['readyToConfirm'] {
  const loadDocuments = () =>
    loadChunk(
      screenModules.confirmation,
      async () => (await import('../screens/confirmation/ConfirmationScreen.tsx')).confirmationDocuments,
      AbortSignal.timeout(timeoutMs),
    );
  let isReady = false;
  const prepare = async (): Promise<boolean> => {
    try {
      const kinds = await loadDocuments();
      const late = new Promise((resolve) => setTimeout(resolve, documentsMs));
      await Promise.race([Promise.all(kinds.map((kind) => content.loader.load(content.entry(kind)))), late]);
      isReady = true;
      return true;
    } catch (error) {
      // A chunk that no waiting can bring stops nobody from booking: the shell can show a booking without its page.
      return !(error instanceof MissingChunk && error.reason === 'unreachable');
    }
  };
  return () => isReady || prepare();
}
