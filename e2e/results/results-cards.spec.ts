import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectWithinScreen } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { openDietitianTimes } from '../guest/questions/shortPrescreen.ts';
import { buildResultsUrl, day, pickBusyDay } from '../guest/search.ts';

/** The days and times of the results in each window. */

test.afterEach(({ server }) => server.restoreContent());

const desktop = { width: 1280, height: 900 };

const card = (page: Page, index: number): Locator =>
  page
    .getByRole('listitem')
    .filter({ has: heading(page) })
    .nth(index);
const heading = (page: Page): Locator => page.getByRole('heading', { level: 3 });
const days = (page: Page): Locator => page.getByRole('group', { name: 'Days' }).getByRole('listitem');
const later = (page: Page): Locator => page.getByRole('button', { name: /^Later days/ });
const earlier = (page: Page): Locator => page.getByRole('button', { name: /^Earlier days/ });

const visits = {
  'in person': { type: 'Sore Throat', location: '45202', date: day(1), serviceIds: '30' },
  'by video': { type: 'Cold or Flu by Video', location: 'OH', date: day(0), serviceIds: '401' },
} as const;

/** Records the query of each search and refresh of times. */
function slotCalls(page: Page): URLSearchParams[] {
  const calls: URLSearchParams[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/appointment-time-slots')) calls.push(url.searchParams);
  });
  return calls;
}

const daysBeside = [
  ['in person', { 1600: 4, 900: 4, 899: 3, 480: 3, 390: 1 }],
  ['with a dietitian', { 1600: 4, 900: 4, 899: 3, 480: 3, 390: 1 }],
  ['by video', { 1600: 5, 900: 5, 899: 3, 480: 3, 390: 1 }],
] as const;

test('as many days are beside each other as the window has room for', async ({ page, server }) => {
  for (const [flow, atWidths] of daysBeside)
    await test.step(flow, async () => {
      await page.setViewportSize({ width: 1600, height: 900 });
      if (flow === 'with a dietitian') await openDietitianTimes(page, server, new MouseHand(page), 4);
      else await page.goto(buildResultsUrl(visits[flow]));
      await expect(page.getByRole('radio').first()).toBeAttached();
      // Of a visit by video only two days are searched at first; more are loaded when the guest goes on to them.
      if (flow === 'by video') await later(page).click();
      for (const [width, count] of Object.entries(atWidths).reverse()) {
        await page.setViewportSize({ width: Number(width), height: 900 });
        await expect(days(page), `at ${width} px`).toHaveCount(count);
        await expectWithinScreen(page);
      }
    });
});

test.describe('on a desktop', () => {
  test.use({ viewport: desktop });

  test('a day shows four times and the others on demand, and later days come as they are gone to', {
    tag: '@critical',
  }, async ({ page }) => {
    const calls = slotCalls(page);
    await page.goto(buildResultsUrl({ type: 'Smoking Cessation', location: '45202', date: day(1), serviceIds: '81' }));
    await pickBusyDay(page);
    const first = card(page, 0);
    const showMore = first.getByRole('button', { name: /^Show More/ }).first();
    await expect(showMore).toHaveText(/^Show More times at The Little Clinic/);
    await expect(first.getByRole('radio')).toHaveCount(4);
    const shown = await first.getByRole('radio').count();
    await showMore.click();
    const showLess = first.getByRole('button', { name: /^Show Less/ });
    await expect(showLess).toHaveCount(1);
    // How many more there are depends on the day of the week and on the reservations of other guests.
    expect(await first.getByRole('radio').count()).toBeGreaterThan(shown);
    await expectAccessible(page);
    await showLess.click();

    for (const _page of [2, 3]) await later(page).click();
    expect(calls).toHaveLength(1);
    await later(page).click();
    await expect.poll(() => calls.length).toBe(2);
    expect(calls[1]?.get('filter.startDate')).toBe(day(15));
    expect(calls[1]?.get('filter.locationIds')).toMatch(/^\d{8}(,\d{8})+$/);
    await expect(page.getByText('Loading more days...')).toBeHidden();
    await expect(days(page)).toHaveCount(4);
    for (const _page of [3, 2, 1]) await earlier(page).click();
    await expect(earlier(page)).toHaveAttribute('aria-disabled', 'true');
  });
});
