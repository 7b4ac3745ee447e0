import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { visit } from '../guest/search.ts';
import { open, phone, results, searchFor } from '../guest/searchForm.ts';

/** The site's own type, which no first screen of a phone waits for. */

const hasType = (page: Page) =>
  page.evaluate(() => [...document.fonts].some(({ family, status }) => /Figtree/.test(family) && status === 'loaded'));

test('A phone fetches the type with the first touch and shows it on the second screen', async ({ page }) => {
  await page.setViewportSize(phone);
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) fetched.push(request.url());
  });
  const hand = await open(page);
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
  const answered = page.waitForResponse(/\.woff2$/);
  await page.getByRole('heading', { level: 1 }).click();
  await answered;
  expect(await hasType(page)).toBe(false);
  await searchFor(hand, visit);
  await expect(page).toHaveURL(results);
  await expect.poll(() => hasType(page)).toBe(true);
  expect(fetched).toHaveLength(1);
});

test('A wide window has the type from the style sheet', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const answered = page.waitForResponse(/\.woff2$/);
  await open(page);
  expect((await answered).status()).toBe(200);
});
