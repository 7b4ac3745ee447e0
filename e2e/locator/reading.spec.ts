import type { Page } from '@playwright/test';
import { expectWithinScreen } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';

/** What can be read on a small screen or with large text. */

const pages = {
  list: '/health-services/clinic/locations?searchText=45202',
  details: '/health-services/clinic/014/45225',
} as const;

test.beforeEach(({ controls }) => controls.stopClock());

const setFontSize = (page: Page, fontSize: string) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, fontSize);

/** How many letters the narrowest value of a fact has room for, at least. */
const narrowest = (page: Page) =>
  page
    .locator('dd')
    .evaluateAll((values) =>
      Math.min(...values.map((value) => value.clientWidth / Number.parseFloat(getComputedStyle(value).fontSize))),
    );

for (const [name, address] of Object.entries(pages))
  test(`the ${name} can be read in each window, and with text at twice its size`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('definition').first()).toBeVisible();
    for (const width of [320, 390, 900, 1280])
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await setFontSize(page, '');
        await expectWithinScreen(page);
        await setFontSize(page, '32px');
        await expect.poll(() => narrowest(page)).toBeGreaterThan(7);
        await expectWithinScreen(page);
        if (name !== 'list' || width !== 900) return;
        const field = page.getByRole('combobox', { name: 'Find a Clinic' });
        await expect.poll(async () => (await field.boundingBox())?.width).toBeGreaterThan(320);
      });
  });

test('a name without a space stays in its card', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  const call = '**/tlc/api/clinic/014/45225';
  const replied = page.waitForResponse(call);
  await page.goto(pages.details);
  const body = await (await replied).text();
  const long = 'L'.repeat(90);
  await page.route(call, (route) =>
    route.fulfill({ contentType: 'application/json', body: body.replaceAll('Lincoln', long) }),
  );
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: long })).toBeVisible();
  await expectWithinScreen(page);
});

test('why a search failed is not wider than the screen', async ({ page, controls, watch }) => {
  watch.allowNetworkLine(/status of 500/);
  await page.setViewportSize({ width: 320, height: 900 });
  await controls.fail('search-clinics', { status: 500 });
  await page.goto(pages.list);
  await expect(page.getByRole('alert')).toContainText(/\S+@\S+/);
  await expectWithinScreen(page);
});
