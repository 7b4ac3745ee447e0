import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

test('no logo is cut at its edges', async ({ page }) => {
  const folder = join(import.meta.dirname, '../../content-fixtures/images');
  const logos = readdirSync(folder).filter((name) => name.endsWith('.svg'));
  await page.setContent(logos.map((name) => readFileSync(join(folder, name), 'utf8')).join(''));
  const free = await page.locator('svg').evaluateAll((pictures: SVGSVGElement[]) =>
    pictures.map((picture) => {
      const { x, y, width, height } = picture.getBBox();
      const view = picture.viewBox.baseVal;
      return [x - view.x, y - view.y, view.x + view.width - x - width, view.y + view.height - y - height];
    }),
  );
  expect(free.map((sides, index) => [logos[index], Math.min(...sides) >= 0])).toEqual(
    logos.map((name) => [name, true]),
  );
});

test('nothing touches the ground of a logo, however narrow its card is', async ({ page }) => {
  await page.setViewportSize({ width: 240, height: 800 });
  await page.goto('/health-services/clinic/locations?searchText=45202');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .first();
  const logo = card.getByRole('img', { name: 'The Little Clinic' });
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const [ground, badge, name] = await Promise.all(
    [logo, card.getByText('1', { exact: true }), card.getByRole('heading')].map((part) => part.boundingBox()),
  );
  // The ground of a logo is four pixels larger than the logo.
  expect((ground?.x ?? 0) + (ground?.width ?? 0) + 4).toBeLessThan(badge?.x ?? 0);
  expect((ground?.y ?? 0) + (ground?.height ?? 0) + 4).toBeLessThan(name?.y ?? 0);
});

async function expectWithinLimits(logo: Locator): Promise<void> {
  const { width = 0, height = 0 } = (await logo.boundingBox()) ?? {};
  expect(width).toBeLessThanOrEqual(177);
  expect(height).toBeLessThanOrEqual(101);
}
