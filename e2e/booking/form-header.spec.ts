import type { Page } from '@playwright/test';
import { brokenWords, expectSound } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { openForm } from '../guest/openForm.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('on a phone the header stays in sight, hides no field that has the focus, and opens the visit', async ({
  page,
}) => {
  await openForm(page);
  const button = page.getByRole('button', { name: /Step 1 of 8: Patient Details \d+ min left Visit details$/ });
  expect((await button.boundingBox())?.height).toBeLessThanOrEqual(68);
  const question = await page.getByRole('radio', { name: 'My child' }).boundingBox();
  expect(question?.y).toBeLessThan(320);

  await page.getByLabel(/^Ethnicity/).focus();
  await expect(button).toBeInViewport();
  const top = (await button.boundingBox())?.y ?? 0;
  expect(top).toBeLessThan(4);
  const bottom = top + ((await button.boundingBox())?.height ?? 0);
  for (let back = 0; back < 8; back += 1) {
    await page.keyboard.press('Shift+Tab');
    const focused = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
    expect(focused).toBeGreaterThanOrEqual(bottom);
  }

  await page.getByLabel(/^Ethnicity/).focus();
  const before = await page.evaluate(() => window.scrollY);
  await button.press('Enter');
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await expect(page.getByRole('link', { name: 'Edit the appointment time' })).toBeInViewport();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(page.getByRole('link', { name: 'Edit the appointment time' })).toHaveCount(0);
});

test('a phone that is turned keeps the form, with the focus and what is being typed', async ({ page }) => {
  await openForm(page);
  const name = page.getByLabel(/^Patient's Legal First Name/);
  await name.pressSequentially('Ada');
  for (const width of [1280, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.getByRole('button', { name: /min left/ })).toHaveCount(width < 900 ? 1 : 0);
    await expect(name).toBeFocused();
    await expect(name).toHaveValue('Ada');
  }
});

/** The header: what holds the button that opens the visit. */
const headerOf = (page: Page) => page.getByRole('button', { name: /Visit details$/ }).locator('xpath=..');

for (const [what, viewport, size] of [
  ['a low window', { width: 844, height: 390 }, 100],
  ['the smallest phone', { width: 320, height: 568 }, 100],
  ['text at one and a half times its size', { width: 390, height: 844 }, 150],
] as const)
  test(`what the header opens ends in sight: ${what}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openForm(page);
    await enlarge(page, size);
    await page.getByRole('button', { name: /Visit details$/ }).click();
    const details = headerOf(page).locator('xpath=./*[last()]');
    await expect(details.getByRole('link', { name: 'Edit the appointment time' })).toBeInViewport();
    const { y = 0, height = 0 } = (await details.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(viewport.height);
    const steps = details.getByRole('listitem').last();
    await steps.scrollIntoViewIfNeeded();
    await expect(steps).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

for (const [width, height] of [
  [390, 844],
  [320, 568],
] as const)
  test(`text at twice its size scrolls away with the header, and no word is broken: ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openForm(page);
    await enlarge(page, 200);
    const header = headerOf(page);
    expect(await brokenWords(header)).toEqual([]);
    await page.getByLabel(/^Ethnicity/).focus();
    await expect(header).not.toBeInViewport();
  });

const enlarge = (page: Page, percent: number) =>
  page.evaluate((size) => document.documentElement.style.setProperty('font-size', `${size}%`), percent);
