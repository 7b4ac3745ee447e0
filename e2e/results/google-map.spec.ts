import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { google, standInForGoogle } from '../fixtures/GoogleMaps.ts';
import { expect, test } from '../fixtures/test.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { search } from '../guest/search.ts';

/**
 * Google's map in a deployment that allows it, under the security policy that this deployment sends. The real service
 * is not reached: a stand-in answers for its script.
 */
test.use({
  settings: { environment: { MAP_KEY: 'the-key' }, deployment: { googleMapId: 'the-map' } },
  viewport: { width: 1280, height: 900 },
});

const map = (page: Page): Locator => page.getByRole('region', { name: 'Map of locations' });
const marker = (page: Page, number: number): Locator =>
  map(page).getByRole('button', { name: new RegExp(`^${number}, The Little Clinic`) });
/** The pins of the built-in map, which are items of a list. */
const builtInPins = (page: Page): Locator => map(page).getByRole('listitem');

test.beforeEach(({ watch }) => watch.allowHost(google));

test('shows the locations of the page as markers, and leads from each to its card', async ({ page }) => {
  const seen = await standInForGoogle(page);
  const hand = new MouseHand(page);
  await search(page, hand);
  await expect(marker(page, 5)).toBeVisible();
  await expect(builtInPins(page)).toHaveCount(0);
  expect(seen.scripts).toHaveLength(1);
  expect(seen.scripts[0]?.get('key')).toBe('the-key');
  expect(seen.scripts[0]?.get('auth_referrer_policy')).toBe('origin');
  const { center, zoom } = await seen.camera();
  expect(center.lat).toBeCloseTo(39.1, 0);
  expect(center.lng).toBeCloseTo(-84.5, 0);
  expect(zoom).toBeGreaterThan(8);
  await expectAccessible(page);

  await marker(page, 2).click();
  await expect(page.getByRole('heading', { level: 3 }).nth(1)).toBeFocused();
  await hand.press('Next page of locations');
  await expect(marker(page, 6)).toBeVisible();
  await expect(marker(page, 1)).toHaveCount(0);
});
