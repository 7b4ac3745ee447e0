import type { ServerSettings } from '../fixtures/Server.ts';
import { test as base, expect } from '../fixtures/test.ts';
import { open } from '../guest/searchForm.ts';
import { OtherOrigin } from './OtherOrigin.ts';

/** A collector of another origin, which the security policy of the deployment lets the page send to. */
const test = base.extend<object, { settings: ServerSettings; other: OtherOrigin }>({
  other: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const other = await OtherOrigin.start();
      await use(other);
      other.stop();
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ other }, use) => use({ deployment: { analytics: { sink: 'beacon', url: `${other.url}/v1/events` } } }),
    { scope: 'worker' },
  ],
});

test('learns of the screens and of nothing else', async ({ page, other, watch }) => {
  watch.allowHost(other.url);
  const hand = await open(page);
  await expect.poll(() => other.received.length).toBe(1);
  await hand.press('Find Appointment');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.goto('about:blank');
  await expect.poll(() => other.received.length).toBe(2);

  const events = other.received.flatMap(({ records }) => records.map(({ event }) => event));
  expect(events).toContainEqual({ type: 'navigation', screen: 'main' });
  expect(events).toContainEqual({ type: 'constraintError', stepId: 'search', keyword: 'location' });
  for (const { headers } of other.received) {
    expect([headers.cookie, headers.referer]).toEqual([undefined, undefined]);
    expect(headers['x-tenant']).toBe('thelittleclinic');
  }
});
