import type { Locator, Page } from '@playwright/test';
import { expectSound } from '../fixtures/accessibility.ts';
import { LayoutShifts } from '../fixtures/LayoutShifts.ts';
import { expect, test } from '../fixtures/test.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { buildResultsUrl, day, pickTime } from '../guest/search.ts';

/** What a phone shows of the results before it is scrolled, and the bar with what is picked. */

test.use({ viewport: { width: 390, height: 844 } });

/** A day in the middle of a week, because not every clinic is open on Sundays. */
const weekday = [2, 3, 4].map(day).find((date) => ![0, 6].includes(new Date(`${date}T12:00Z`).getUTCDay())) ?? day(2);
const illnesses = buildResultsUrl({ type: 'Illnesses', location: '45202', date: weekday, serviceIds: '29' });
const times = (page: Page): Locator => page.getByRole('radio', { name: /[AP]M, / });
const bar = (page: Page): Locator => page.locator('[data-picked]');

/** How many of the elements are wholly on the first screen. */
const countOnScreen = (elements: Locator): Promise<number> =>
  elements.evaluateAll(
    (all) =>
      all.map((one) => one.getBoundingClientRect()).filter(({ top, bottom }) => top >= 0 && bottom <= innerHeight)
        .length,
  );

/** Expects that the bar with the picked time does not cover what has the focus. */
async function expectFocusUncovered(page: Page): Promise<void> {
  const [focused, covering] = await page.evaluate(() => [
    document.activeElement?.getBoundingClientRect(),
    document.querySelector('[data-picked="true"]')?.getBoundingClientRect(),
  ]);
  const isInside = await bar(page).evaluate((element) => element.contains(document.activeElement));
  if (!isInside) expect(focused?.bottom).toBeLessThanOrEqual(covering?.top ?? Number.NaN);
}

test('a phone shows three places and a dozen times before it is scrolled', async ({ page }) => {
  await page.goto(illnesses);
  await expect(times(page).first()).toBeAttached();
  expect(await countOnScreen(page.getByRole('heading', { level: 3 }))).toBeGreaterThanOrEqual(3);
  expect(await countOnScreen(times(page))).toBeGreaterThanOrEqual(12);
  await expect(page.getByText(/^Times shown in /)).toHaveCount(1);
  for (const part of ['Morning', 'Afternoon', 'Evening'])
    await expect(page.getByRole('button', { name: part })).toBeInViewport({ ratio: 1 });
  await expectSound(page);
});

test('the bar comes with the picked time, moves nothing, and covers nothing that has the focus', {
  tag: '@critical',
}, async ({ page }) => {
  const hand = new MouseHand(page);
  const shifts = await LayoutShifts.on(page);
  await page.goto(illnesses);
  await expect(times(page).first()).toBeAttached();
  await expect(bar(page)).not.toBeInViewport();
  await pickTime(page, hand);
  await expect(page.getByRole('button', { name: 'Continue' })).toBeInViewport();
  await expect(bar(page)).toContainText('The Little Clinic at');
  await shifts.expectFew('a picked time');
  await expectSound(page);
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    await expectFocusUncovered(page);
  }
});
