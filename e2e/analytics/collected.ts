import { expect, type Page, type Request } from '@playwright/test';
import type { CollectedRecord, Controls } from '../fixtures/Controls.ts';

/** The collector of the reference backend. */
export const collector = '/analytics/v1/events';

/** A deployment that sends its events there. */
export const withCollector = { deployment: { analytics: { sink: 'beacon', url: collector } } };

type Event = CollectedRecord['event'];

/** The events of the newest page load, in the order in which they happened. */
export async function collectedEvents(controls: Controls): Promise<readonly Event[]> {
  const records = await controls.records();
  const start = records.findLastIndex(({ sequence }) => sequence === 1);
  return records
    .slice(Math.max(0, start))
    .toSorted((a, b) => a.sequence - b.sequence)
    .map(({ event }) => event);
}

/** Waits until the collector has an event with these fields. */
export const expectCollected = (controls: Controls, event: Event): Promise<void> =>
  expect.poll(() => collectedEvents(controls)).toContainEqual(expect.objectContaining(event));

/** The requests to the collector from now on, as they leave the browser. */
export function watchCollector(page: Page): readonly Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === collector) requests.push(request);
  });
  return requests;
}
