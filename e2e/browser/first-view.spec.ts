import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { main, servicesShown, visit } from '../guest/search.ts';
import { place, results } from '../guest/searchForm.ts';

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

test('the page can be read before any script has run', { tag: '@critical' }, async ({ page }) => {
  const letGo = await holdScript(page);
  await page.goto(main, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Care close to home, often the same day');
  await expect(page.getByText('Book a visit in a few minutes')).toBeVisible();
  await expect(page.getByRole('img', { name: 'The Little Clinic' })).toBeVisible();
  await expect(page.getByPlaceholder('Fetching values...')).toBeVisible();
  letGo();
  await servicesShown(page);
});

test('what is typed before the app runs is searched for', { tag: '@critical' }, async ({ page }) => {
  const letGo = await holdScript(page);
  await page.goto(main, { waitUntil: 'commit' });
  await place(page).fill('45202');
  await page.getByRole('button', { name: 'Find Appointment' }).click();
  await place(page).press('Enter');
  await expect(page).toHaveURL(new RegExp(`${main}$`));
  letGo();
  await servicesShown(page);
  await expect(place(page)).toHaveValue('45202');
  const hand = new MouseHand(page);
  await hand.select(/^Appointment Type/, visit);
  await hand.press('Find Appointment');
  await expect(page).toHaveURL(results);
});

test('the app keeps the elements of the page, and asks for none of its documents again', { tag: '@critical' }, async ({
  page,
}) => {
  const documents: string[] = [];
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/content/v2/objects/')) documents.push(request.url());
    if (request.url().includes('/v1/services?')) calls.push(request.url());
  });
  const letGo = await holdScript(page);
  await page.goto(main, { waitUntil: 'commit' });
  const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
  letGo();
  await servicesShown(page);
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
  expect(documents).toEqual([]);
  // It is begun before the page is taken over, and not made again by the form.
  expect(calls).toHaveLength(1);
});

test('nothing but the page itself is loaded until it is used', async ({ page }) => {
  const screens: string[] = [];
  page.on('request', (request) => {
    if (/ResultsScreen|results-messages/.test(request.url())) screens.push(request.url());
  });
  await page.goto(main);
  await servicesShown(page);
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
