import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectSound } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { search } from '../guest/search.ts';

/** The built-in map beside the locations, whose cards contain everything that it shows. */

const map = (page: Page): Locator => page.getByRole('region', { name: 'Map of locations' });
const pin = (page: Page, number: number): Locator =>
  map(page).getByRole('button', { name: new RegExp(`^${number}, The Little Clinic`) });
const cardHeading = (page: Page, index: number): Locator => page.getByRole('heading', { level: 3 }).nth(index);
const pinNames = (page: Page) =>
  map(page)
    .getByRole('button')
    .evaluateAll((pins) => pins.map((one) => one.getAttribute('aria-label')));
const names = (page: Page) => page.getByRole('heading', { level: 3 }).allTextContents();

test.describe('beside the cards', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('pins and cards know each other, page by page', { tag: '@critical' }, async ({ page }) => {
    const hand = new MouseHand(page);
    await search(page, hand);
    await expect(map(page).getByText('Ohio', { exact: true })).toBeVisible();
    expect(await pinNames(page)).toEqual((await names(page)).map((name, index) => `${index + 1}, ${name}`));

    await pin(page, 3).click();
    await expect(cardHeading(page, 2)).toBeFocused();
    await expect(pin(page, 3)).toHaveAttribute('aria-current', 'true');
    await cardHeading(page, 1).hover();
    await expect(pin(page, 2)).toHaveAttribute('aria-current', 'true');
    await expect(pin(page, 3)).toHaveAttribute('aria-current', 'false');
    await page.mouse.move(0, 0);
    await page.getByRole('radio').last().focus();
    await expect(pin(page, 5)).toHaveAttribute('aria-current', 'true');
    await expectAccessible(page);

    await hand.press('Next page of locations');
    await expect(page.getByText('Page 2 of 3')).toBeVisible();
    await expect(pin(page, 6)).toBeVisible();
    expect(await pinNames(page)).toEqual((await names(page)).map((name, index) => `${index + 6}, ${name}`));
  });

  test('is reached and worked by keys, and can be skipped', async ({ page }) => {
    await search(page, new MouseHand(page));
    await expect(pin(page, 1)).toBeVisible();
    const skip = map(page).getByRole('link', { name: 'Skip the map' });
    await page.getByRole('radio').last().focus();
    // How many controls are between depends on the cards that have come by now.
    for (
      let presses = 0;
      presses < 60 && !(await skip.evaluate((link) => link === document.activeElement));
      presses += 1
    )
      await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    for (const number of [1, 2]) {
      await page.keyboard.press('Tab');
      await expect(pin(page, number)).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(cardHeading(page, 1)).toBeFocused();

    await skip.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Next page of locations' })).toBeFocused();
  });

  test('leaves the list whole where neither its code nor its land arrives', async ({ page, watch }) => {
    watch.allowNetworkLine(/ERR_FAILED/);
    await page.route(/\/assets\/(map|Land|us-atlas)-/, (route) => route.abort());
    await search(page, new MouseHand(page));
    await expect(page.getByRole('heading', { name: /^\d+ locations near 45202$/ })).toBeVisible();
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(5);
    await expect(page.getByText(/ mi away$/).first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expectAccessible(page);
  });
});

test('is the other view of the list on a phone', { tag: '@critical' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await search(page, new MouseHand(page));
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(map(page)).toHaveCount(0);
  const views = page.getByRole('group', { name: 'Show as' });
  await expect(views.getByRole('radio', { name: 'List' })).toBeChecked();
  await views.getByRole('radio', { name: 'Map' }).check();
  await expect(pin(page, 5)).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(0);
  await expectSound(page);
  await pin(page, 4).click();
  await expect(cardHeading(page, 3)).toBeFocused();
  await expect(cardHeading(page, 3)).toBeInViewport();
  await expect(views.getByRole('radio', { name: 'List' })).toBeChecked();
  await expect(map(page)).toHaveCount(0);
});
