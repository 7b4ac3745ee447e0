import type { Locator } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { search } from '../guest/search.ts';
import { open } from '../guest/searchForm.ts';

/** The logos of the page's banner and of each found location's brand. */

test.afterEach(({ server }) => server.restoreContent());

test('a location shows the logo of its brand, within its limits', async ({ page }) => {
  const hand = new MouseHand(page);
  await search(page, hand);
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .first();
  await card.getByRole('button', { name: 'Details' }).click();
  const logo = card.getByRole('img', { name: 'The Little Clinic' });
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectWithinLimits(logo);
  await expectAccessible(page);
});

test('the logo comes by the image call, within its limits, and another one without a deploy', async ({
  page,
  server,
}) => {
  await open(page);
  const logo = page.getByRole('banner').getByRole('img', { name: 'The Little Clinic' });
  const shown = () => logo.evaluate((image: HTMLImageElement) => [new URL(image.src).pathname, image.naturalWidth > 0]);
  await expect.poll(shown).toEqual(['/content/v2/binary/image/banner-thelittleclinic.svg', true]);
  await expectWithinLimits(logo);
  server.edit('site-frame/1.0.0/banners/thelittleclinic.json', (text) =>
    text.replace('banner-thelittleclinic.svg', 'metro-market.svg'),
  );
  await page.reload();
  await expect.poll(shown).toEqual(['/content/v2/binary/image/metro-market.svg', true]);
});

async function expectWithinLimits(logo: Locator): Promise<void> {
  const { width = 0, height = 0 } = (await logo.boundingBox()) ?? {};
  expect(width).toBeLessThanOrEqual(177);
  expect(height).toBeLessThanOrEqual(101);
}
