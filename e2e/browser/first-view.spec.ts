import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { main, visit } from '../guest/search.ts';
import { place, results, type } from '../guest/searchForm.ts';

/** The search page before its scripts have arrived, and how the app takes it over. */

/** Holds the app's script back until it is let go. */
async function holdScript(page: Page): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/(index|shell)-[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test('the page can be read before any script has run', async ({ page }) => {
  const letGo = await holdScript(page);
  await page.goto(main, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Health and Wellness Scheduler');
  await expect(page.getByText('Book a visit in a few minutes')).toBeVisible();
  await expect(page.getByRole('img', { name: 'The Little Clinic' })).toBeVisible();
  await expect(page.getByText('Fetching values...')).toBeAttached();
  letGo();
  await expect(type(page)).toContainText(visit);
});

test('what is typed before the app runs is searched for', async ({ page }) => {
  const letGo = await holdScript(page);
  await page.goto(main, { waitUntil: 'commit' });
  await place(page).fill('45202');
  await page.getByRole('button', { name: 'Find Appointment' }).click();
  await place(page).press('Enter');
  await expect(page).toHaveURL(new RegExp(`${main}$`));
  letGo();
  await expect(type(page)).toContainText(visit);
  await expect(place(page)).toHaveValue('45202');
  const hand = new MouseHand(page);
  await hand.select(/^Appointment Type/, visit);
  await hand.press('Find Appointment');
  await expect(page).toHaveURL(results);
});

test('the app keeps the elements of the page, and asks for none of its documents again', async ({ page }) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/content/v2/objects/')) documents.push(request.url());
  });
  const letGo = await holdScript(page);
  await page.goto(main, { waitUntil: 'commit' });
  const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
  letGo();
  await expect(type(page)).toContainText(visit);
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
  expect(documents).toEqual([]);
});

test('nothing but the page itself is loaded until it is used', async ({ page }) => {
  const screens: string[] = [];
  page.on('request', (request) => {
    if (/ResultsScreen|results-messages/.test(request.url())) screens.push(request.url());
  });
  await page.goto(main);
  await expect(type(page)).toContainText(visit);
  await page.waitForLoadState('networkidle');
  expect(screens).toEqual([]);
  await page.keyboard.press('Tab');
  await expect.poll(() => screens.length).toBeGreaterThanOrEqual(3);
});

test('an edited word stands in the page from its first paint', async ({ page, server, watch }) => {
  watch.allowNetworkLine(/ERR_FAILED/);
  server.edit('textcollection/1.0.0/messages/search-messages.json', (text) =>
    text.replace('"Find Appointment"', '"Find a visit"'),
  );
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto(main);
  await expect(page.getByRole('button', { name: 'Find a visit' })).toBeVisible();
  server.restoreContent();
});
