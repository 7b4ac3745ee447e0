import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { search } from '../guest/search.ts';

/** The logo of each found location's brand. */

/** The first place that was found, with its details. */
async function openFirstCard(page: Page): Promise<Locator> {
  const hand = new MouseHand(page);
  await search(page, hand);
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .first();
  await card.getByRole('button', { name: 'Details' }).click();
  return card;
}

test('a location shows the logo of its brand, within its limits', async ({ page }) => {
  const logo = (await openFirstCard(page)).getByRole('img', { name: 'The Little Clinic' });
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
  const card = await openFirstCard(page);
  await expect(card.getByText('The Little Clinic', { exact: true })).toBeVisible();
  await expect(card.getByRole('img')).toHaveCount(0);
  await expectAccessible(page);
});
