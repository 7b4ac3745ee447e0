import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { search } from '../guest/search.ts';

/** The logo of each found location's brand. */

const firstCard = (page: Page): Locator => page.getByRole('main').getByRole('listitem').first();

test('a location shows the logo of its brand, within its limits', async ({ page }) => {
  await search(page, new MouseHand(page));
  const logo = firstCard(page).getByRole('img', { name: 'The Little Clinic' });
  await expect(logo).toBeVisible();
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const { width = 0, height = 0 } = (await logo.boundingBox()) ?? {};
  expect(width).toBeLessThanOrEqual(177);
  expect(height).toBeLessThanOrEqual(101);
  await expectAccessible(page);
});

test('a location shows the name of its brand where the image does not arrive', async ({ page, watch }) => {
  watch.allowNetworkLine(/status of 503/);
  await page.route('**/content/v2/binary/image/**', (route) => route.fulfill({ status: 503 }));
  await search(page, new MouseHand(page));
  await expect(firstCard(page).getByText('The Little Clinic', { exact: true })).toBeVisible();
  await expect(firstCard(page).getByRole('img')).toHaveCount(0);
  await expectAccessible(page);
});
