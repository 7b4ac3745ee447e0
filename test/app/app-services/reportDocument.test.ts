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

it('reports each document that cannot be shown by its kind, never by its id', async () => {
  const { load, reported } = open(() => new Response('', { status: 503 }));
  for (const id of ['one', 'two']) expect((await load(id)).ok).toBe(false);
  const failed = { type: 'customerError', endpoint: 'site-frame', responseCode: 503, description: 'content' };
  expect(reported).toEqual([failed, failed]);
});

it('reports each document replaced by an older copy once', async () => {
  const { load, reported } = open((url) => new Response(url.startsWith(deployment.contentBaseUrls.api) ? '{' : '{}'));
  for (const id of ['one', 'two', 'one']) expect((await load(id)).ok).toBe(true);
  const replaced = { type: 'customerError', endpoint: 'site-frame', responseCode: 500, description: 'contentReplaced' };
  expect(reported).toEqual([replaced, replaced]);
});

it('reports nothing for a document that loads', async () => {
  const { load, reported } = open(() => new Response('{}'));
  expect((await load('one')).ok).toBe(true);
  expect(reported).toEqual([]);
});

it('reports nothing for a document that no reader waits for', async () => {
  const { load, reported } = open(() => new Response('', { status: 503 }));
  await load('one', AbortSignal.abort());
  expect(reported).toEqual([]);
});
