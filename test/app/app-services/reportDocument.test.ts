import { expect, it } from 'vitest';
import type { DocumentEntry } from '#engine';
import type { Analytics, AnalyticsEvent } from '../../../app/analytics/Analytics.ts';
import { createReplacedReport, reportingContent } from '../../../app/app-services/index.ts';
import { siteFrame } from '../../../app/content/generated/texts/siteFrame.ts';
import { openContent } from '../../../app/content/openContent.ts';
import { deployment } from '../analytics/deployment.ts';

function open(answer: (url: string) => Response) {
  const reported: AnalyticsEvent[] = [];
  const analytics: Analytics = { report: (event) => reported.push(event) };
  const content = reportingContent(
    openContent({ deployment: { ...deployment, forceFetchFromAPI: ['*'] }, fetch: async (url) => answer(url) }),
    analytics,
    createReplacedReport(analytics),
  );
  const load = (id: string, signal?: AbortSignal) => content.loader.load<unknown, unknown>(entryOf(id), signal);
  const entryOf = (id: string): DocumentEntry<unknown, unknown> => ({ ...content.entry(siteFrame, id), check: isAny });
  return { load, reported };
}

const isAny = Object.assign((_value: unknown): _value is unknown => true, { errors: [] });

it('tells of each document that cannot be shown, by its kind and never by its id', async () => {
  const { load, reported } = open(() => new Response('', { status: 503 }));
  for (const id of ['one', 'two']) expect((await load(id)).ok).toBe(false);
  const failed = { type: 'customerError', endpoint: 'site-frame', responseCode: 503, description: 'content' };
  expect(reported).toEqual([failed, failed]);
});

it('tells once of each document that an older copy stands in for', async () => {
  const { load, reported } = open((url) => new Response(url.startsWith(deployment.contentBaseUrls.api) ? '{' : '{}'));
  for (const id of ['one', 'two', 'one']) expect((await load(id)).ok).toBe(true);
  const replaced = { type: 'customerError', endpoint: 'site-frame', responseCode: 500, description: 'contentReplaced' };
  expect(reported).toEqual([replaced, replaced]);
});

it('tells nothing of a document that comes', async () => {
  const { load, reported } = open(() => new Response('{}'));
  expect((await load('one')).ok).toBe(true);
  expect(reported).toEqual([]);
});

it('tells nothing of a document that nobody waits for any more', async () => {
  const { load, reported } = open(() => new Response('', { status: 503 }));
  await load('one', AbortSignal.abort());
  expect(reported).toEqual([]);
});
