import type { Page } from '@playwright/test';
import { expectSound } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { setTestClock } from '../fixtures/testClock.ts';
import type { Hand } from '../guest/Hand.ts';
import { KeyboardHand } from '../guest/KeyboardHand.ts';
import { MouseHand } from '../guest/MouseHand.ts';

/** Finding a clinic: by a place, by a link, page by page. */

const locations = '/health-services/clinic/locations';
const field = (page: Page) => page.getByRole('combobox', { name: 'Find a Clinic' });
const results = (page: Page, near: string) =>
  page.getByRole('heading', { level: 2, name: new RegExp(`clinics? near ${near}$`) });
const names = (page: Page) => page.getByRole('heading', { level: 3 }).allTextContents();

test.beforeEach(({ controls }) => controls.stopClock());

async function find(page: Page, hand: Hand, place: string): Promise<void> {
  await hand.type('Find a Clinic', place);
  await hand.press('Find');
  await expect(results(page, place)).toBeVisible();
}

for (const [by, width, Hand] of [
  ['mouse', 1600, MouseHand],
  ['keyboard', 390, KeyboardHand],
] as const) {
  test(`a guest who types finds a clinic and its details, by ${by} at ${width} px`, {
    tag: by === 'keyboard' ? ['@critical'] : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const hand = new Hand(page);
    await page.goto(locations);
    await expect(page).toHaveTitle('Clinic Locator');
    await expectSound(page);
    await find(page, hand, 'Cincinnati, OH');
    await expect(page.getByText('Page 1 of 3')).toBeVisible();
    await expectSound(page);
    await hand.choose('Sort by', 'Wait time');
    await expect(page).toHaveURL(/sortBy=waitTime$/);
    // The button below the list moves when the clinics in their new order come.
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await hand.press('Next page of locations');
    await expect(page.getByText('Page 2 of 3')).toBeVisible();
    await expect(results(page, 'Cincinnati, OH')).toBeFocused();
    const [name] = await names(page);
    // Two clinics of a page may have one name, but no two links.
    const details = page.getByRole('link', { name: /^Clinic Details of/ });
    const link = (await details.first().getAttribute('aria-label')) ?? '';
    await hand.follow(link);
    await expect(page).toHaveTitle(/^Appointments - The Little Clinic in .+, OH \(.+\)$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Clinic Details' })).toBeFocused();
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    if (width > 900) {
      const map = await page.getByRole('region', { name: 'Map of locations' }).boundingBox();
      expect(map?.width).toBe(500);
    }
    await expectSound(page);
    await page.goBack();
    await expect(page.getByText('Page 2 of 3')).toBeVisible();
    expect((await names(page))[0]).toBe(name);
  });
}

test('a reload, Back, Forward and a shared link show the same list', { tag: '@critical' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const hand = new MouseHand(page);
  await page.goto(`${locations}?referrer=mail`);
  await find(page, hand, '45202');
  await hand.press('Next page of locations');
  await expect(page.getByText('Page 2 of')).toBeVisible();
  const second = await names(page);
  await page.reload();
  await expect(page.getByText('Page 2 of')).toBeVisible();
  expect(await names(page)).toEqual(second);
  await page.goBack();
  await expect(page.getByText('Page 1 of')).toBeVisible();
  await expect.poll(() => names(page)).not.toEqual(second);
  await page.goForward();
  await expect(page.getByText('Page 2 of')).toBeVisible();
  await expect.poll(() => names(page)).toEqual(second);
  expect(new URL(page.url()).searchParams.get('referrer')).toBe('mail');
  const other = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  await setTestClock(other);
  const shared = await other.newPage();
  await shared.goto(page.url());
  await expect(shared.getByText('Page 2 of')).toBeVisible();
  expect(await names(shared)).toEqual(second);
  await expect(field(shared)).toHaveValue('45202');
  await other.close();
});

test('a small window goes to the results of a search', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(locations);
  await find(page, new MouseHand(page), '45202');
  await expect(results(page, '45202')).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
});

test("a failed search can be retried, and an unknown place shows the server's message", {
  tag: '@critical',
}, async ({ page, controls, watch }) => {
  watch.allowNetworkLine(/status of (500|404)/);
  await controls.fail('search-clinics', { status: 500, times: 1 });
  await page.goto(`${locations}?searchText=45202`);
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await expectSound(page);
  await retry.click();
  await expect(results(page, '45202')).toBeVisible();
  await page.goto(`${locations}?searchText=00000`);
  await expect(page.getByRole('alert')).toContainText("We don't know this place.");
});
