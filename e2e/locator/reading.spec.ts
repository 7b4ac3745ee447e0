import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

/** What can be read with large text, and after a page was left open. */

const pages = {
  list: '/health-services/clinic/locations?searchText=45202',
  details: '/health-services/clinic/014/45225',
} as const;

/** How many letters the narrowest value of a fact has room for, at least. */
const narrowest = (page: Page) =>
  page
    .locator('dd')
    .evaluateAll((values) =>
      Math.min(...values.map((value) => value.clientWidth / Number.parseFloat(getComputedStyle(value).fontSize))),
    );

for (const width of [320, 390, 900, 1280]) {
  for (const [name, address] of Object.entries(pages)) {
    test(`the ${name} can be read with text at twice its size, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await expect(page.getByRole('definition').first()).toBeVisible();
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '32px';
      });
      await expect.poll(() => narrowest(page)).toBeGreaterThan(7);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
}

test('the field for a place has room for one with large text', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 900 });
  await page.goto(pages.list);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px';
  });
  const field = page.getByRole('combobox', { name: 'Find a Clinic' });
  await expect.poll(async () => (await field.boundingBox())?.width).toBeGreaterThan(320);
});

test('a name without a space stays in its card', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await page.route('**/tlc/api/clinic/014/45225', async (route) => {
    const reply = await route.fetch();
    const body = await reply.text();
    await route.fulfill({ response: reply, body: body.replaceAll('Lincoln', 'L'.repeat(90)) });
  });
  await page.goto(pages.details);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('the name of a city is enough', async ({ page }) => {
  await page.goto('/health-services/clinic/locations');
  await page.getByRole('combobox', { name: 'Find a Clinic' }).fill('Cincinnati');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: '11 clinics near Cincinnati' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Find a Clinic' })).toBeFocused();
});
