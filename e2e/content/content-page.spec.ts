import type { Page } from '@playwright/test';
import { holdScript } from '../browser/holdScript.ts';
import { expectSound } from '../fixtures/accessibility.ts';
import { isRunning } from '../fixtures/isRunning.ts';
import { expect, test } from '../fixtures/test.ts';

/** A page that an author has published with a document alone, and links from the header of the site. */

const address = '/health-services/pages/flu-season';
const document = 'page/1.0.0/tlc/flu-season.json';
const frame = 'site-frame/1.0.0/banners/thelittleclinic.json';

const written = {
  title: 'Getting ready for flu season',
  intro: '<p>A flu vaccine takes two weeks to protect you.</p>',
  blocks: [
    {
      heading: 'Before you come',
      text: '<p>Please bring your insurance card.</p>',
      list: [{ name: 'Adults', value: '1 dose', text: 'Every year.' }],
      links: [{ label: 'What our clinics do', href: '/health/clinic/services' }],
    },
  ],
};

const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const missing = "Oh no 404! Can't find page.";

test.beforeEach(({ server }) => {
  server.add(document, JSON.stringify(written));
  server.edit(frame, (text) =>
    text.replace('"links": [', `"links": [{ "label": "Flu season", "href": "${address}" },`),
  );
});
test.afterEach(({ server }) => server.restoreContent());

test('opens from a link without a page load, stays after a reload, and Back leads to where the guest was', {
  tag: '@critical',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/health/clinic/services');
  await isRunning(page);
  await page.evaluate(() => Reflect.set(window, 'sameLoad', true));
  await page.getByRole('banner').getByRole('link', { name: 'Flu season' }).click();
  await expect(page).toHaveURL(address);
  expect(await page.evaluate(() => Reflect.get(window, 'sameLoad'))).toBe(true);
  await expect(h1(page, written.title)).toBeFocused();
  await expect(page).toHaveTitle(written.title);
  await page.reload();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(h1(page, written.title)).toBeVisible();
    await expect(page.getByRole('group', { name: 'Before you come' }).getByRole('listitem').first()).toBeVisible();
    await expectSound(page);
  }
  await page.getByRole('link', { name: 'What our clinics do' }).click();
  await expect(h1(page, 'Clinic Services')).toBeFocused();
  await page.goBack();
  await expect(h1(page, written.title)).toBeVisible();
  await expect(page).toHaveTitle(written.title);
  await page.goBack();
  await expect(h1(page, 'Clinic Services')).toBeVisible();
});

test('can be read before any script has run, and the app keeps it', async ({ page }) => {
  const letGo = await holdScript(page);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(document)) documents.push(request.url());
  });
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page).toHaveTitle(written.title);
  await expect(page.getByText('Please bring your insurance card.')).toBeVisible();
  const heading = await h1(page, written.title).elementHandle();
  letGo();
  await expect(page.locator('footer').getByRole('link').first()).toBeVisible();
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
  await expect(page).toHaveTitle(written.title);
  expect(documents).toEqual([]);
});

test('has one address: a page that the specification gives another is found there', async ({ page }) => {
  await page.goto('/health-services/pages/clinic-services?from=mail');
  await expect(page).toHaveURL('/health/clinic/services');
  await expect(h1(page, 'Clinic Services')).toBeVisible();
});

test('that nobody has written is not there, and one that is taken back is gone', async ({ page, server, watch }) => {
  watch.allowNetworkLine(/status of 404/);
  const other = await page.goto('/health-services/pages/flu-seson');
  expect(other?.status()).toBe(404);
  await expect(h1(page, missing)).toBeVisible();
  await expectSound(page);
  expect((await page.goto(address))?.status()).toBe(200);
  await expect(h1(page, written.title)).toBeVisible();
  server.restoreContent();
  expect((await page.reload())?.status()).toBe(404);
  await expect(h1(page, missing)).toBeVisible();
});
