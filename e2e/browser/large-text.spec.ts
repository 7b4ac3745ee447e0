import type { Page } from '@playwright/test';
import { brokenWords, expectWithinScreen } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { book } from '../guest/groups.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { buildResultsUrl, day, main, pickTime } from '../guest/search.ts';
import { phone } from '../guest/searchForm.ts';
import { fillShortForm } from '../guest/shortForm.ts';
import { pharmacy } from '../guest/walkIn.ts';

/**
 * Text at twice its size on a phone (WCAG 1.4.4, 1.4.10): nothing is wider than the screen, and sticky parts leave room
 * for the rest.
 */

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '200%')),
  );
});

test.afterEach(({ server }) => server.restoreContent());

const setTextSize = (page: Page, percent: number) =>
  page.evaluate((percent) => document.documentElement.style.setProperty('font-size', `${percent}%`), percent);

/** Of the parts that stay on the screen while the guest reads. */
const stickyHeight = (page: Page) =>
  page.locator('main *').evaluateAll((elements) =>
    elements
      .filter((element) => getComputedStyle(element).position === 'sticky')
      .map((element) => element.getBoundingClientRect().height)
      .reduce((total, height) => total + height, 0),
  );

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const screens = [
  ['the search', main, (page: Page) => page.locator('main select[aria-busy="false"]')],
  ['the questions of a dietitian', `${main}/prescreen/1?type=Telenutrition`, goOn],
  ['the walk-in', pharmacy.landing, (page: Page) => page.getByText(pharmacy.name)],
  ['its vaccines', pharmacy.selection, (page: Page) => page.getByRole('checkbox', { name: 'Flu' }).first()],
  ['the cancellation', `${main}/cancel/0123456789abcdef0123456789abcdef/ABCDEF`, heading],
  ['a content page', '/health/clinic/services', heading],
] as const;

// The narrowest window that a page must fit in.
for (const width of [phone.width, 320])
  test.describe(`in a window of ${width} pixels`, () => {
    test.use({ viewport: { ...phone, width } });

    test('no screen is wider than the window', async ({ page, watch }) => {
      // The appointment of the link to cancel does not exist.
      watch.allowNetworkLine(/status of 404/);
      for (const [screen, address, ready] of screens)
        await test.step(screen, async () => {
          await page.goto(address);
          await expect(ready(page)).toBeAttached();
          await expectWithinScreen(page);
        });
    });

    test('times are picked and booked, beside a bar of a third of the screen', { tag: '@critical' }, async ({
      page,
      server,
      guest,
    }) => {
      test.slow();
      const steps = [
        { id: 'patientDetails', form: 'patientDetails', settings: { address: false } },
        { id: 'review', form: 'review' },
      ];
      server.edit('form-config/1.0.0/scheduler/in-person.json', () =>
        JSON.stringify({ group: 'in-person', submit: book, steps }),
      );
      const hand = new MouseHand(page);
      await page.goto(buildResultsUrl({ type: 'Illnesses', location: '45202', date: day(2), serviceIds: '29' }));
      await pickTime(page, hand);
      await expectWithinScreen(page);
      // The text between the arrows of the days must not overflow.
      const shownDay = page.getByRole('group', { name: 'Days' }).getByRole('button', { pressed: true });
      expect(await shownDay.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      const bar = goOn(page).locator('xpath=ancestor::div[2]');
      const sizes = await bar.evaluate(({ scrollHeight, scrollWidth, clientWidth }) => ({
        scrollHeight,
        sideways: scrollWidth - clientWidth,
      }));
      expect(sizes.scrollHeight).toBeLessThanOrEqual(phone.height / 3);
      expect(sizes.sideways).toBe(0);
      await hand.press('Continue');
      await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
      await expectWithinScreen(page);
      await fillShortForm(page, hand, guest);
      await expectWithinScreen(page);
      await hand.press('Continue');
      await expect(page.getByRole('button', { name: 'Edit Contact Information' })).toBeVisible();
      // The bar of the button that books leaves the screen to the answers.
      const booking = page.getByRole('button', { name: book });
      await expect(booking).not.toBeInViewport();
      expect(await brokenWords(booking)).toEqual([]);
      await expectWithinScreen(page);
      for (const percent of [100, 133, 150]) {
        await setTextSize(page, percent);
        await expect.poll(() => stickyHeight(page)).toBeLessThanOrEqual(phone.height / 4);
      }
      await setTextSize(page, 200);
      await hand.press(book);
      await expect(page).toHaveURL(/\/confirmation$/);
      await expectWithinScreen(page);
      await hand.press('Cancel Appointment');
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectWithinScreen(page);
    });
  });
