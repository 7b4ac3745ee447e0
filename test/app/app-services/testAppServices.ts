import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Analytics, AnalyticsEvent } from '../../../app/analytics/Analytics.ts';
import {
  type AppServices,
  createReplacedReport,
  type EarlyEntries,
  reportingJourney,
} from '../../../app/app-services/index.ts';
import { openForms } from '../../../app/content/forms/index.ts';
import { openContent, openMessages } from '../../../app/content/openContent.ts';
import { createJourneyStore, type JourneyState } from '../../../app/journey/index.ts';
import type { Deployment } from '../../../schemas/generated/api/deployment/reply.js';
import { type Answer, fakeServer, type Seen } from '../api/fakeFetch.ts';

const fixtures = join(import.meta.dirname, '../../../content-fixtures');
const files = '/content-files';

const deployment: Deployment = {
  environment: 'test',
  bannerName: 'thelittleclinic',
  tenant: 'thelittleclinic',
  apiBaseUrl: '',
  contentBaseUrls: { api: '/content/v2/objects', file: `${files}/objects` },
  forceFetchFromAPI: [],
};

export interface TestAppServices {
  readonly appServices: AppServices;
  /** Every call of the API so far, in order. */
  readonly seen: readonly Seen[];
  readonly reported: readonly AnalyticsEvent[];
}

export interface TestAppServicesOptions {
  readonly answer: Answer;
  readonly timeoutMs?: number;
  readonly journey?: Partial<JourneyState>;
  /** What the guest entered before the app ran. */
  readonly early?: readonly EarlyEntries[];
  /** Returns the document at a path below `objects/`, or undefined for the shipped one. */
  readonly content?: (path: string) => Response | undefined;
}

/** The services of the app as the composition root creates them, with the shipped content and only `fetch` replaced. */
export function testAppServices(options: TestAppServicesOptions): TestAppServices {
  const { answer, timeoutMs = 1000, journey = {}, early = [], content = () => undefined } = options;
  const { api, seen } = fakeServer(answer, { bannerName: deployment.bannerName, timeoutMs });
  const reported: AnalyticsEvent[] = [];
  const analytics: Analytics = { report: (event) => reported.push(event) };
  const fetchContent = async (url: string): Promise<Response> => {
    const path = url.slice(files.length);
    return content(path.slice('/objects/'.length)) ?? new Response(await readFile(join(fixtures, path), 'utf8'));
  };
  const contentServices = { deployment, fetch: fetchContent };
  const opened = openContent(contentServices);
  const forms = openForms(contentServices);
  return {
    appServices: {
      api,
      journey: reportingJourney(createJourneyStore(journey), analytics),
      reserving: new Set(),
      begun: new Set(),
      arrived: new Set(),
      bookingForms: new Map(),
      prepareSearch: async () => undefined,
      beginSearch: () => undefined,
      begunSearches: new Map(),
      early: new Set(early),
      analytics,
      reportReplaced: createReplacedReport(analytics),
      content: opened,
      messages: openMessages(opened),
      forms: async () => forms,
      readyToConfirm: () => true,
    },
    seen,
    reported,
  };
}
