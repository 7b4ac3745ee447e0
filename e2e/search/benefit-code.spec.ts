import type { Page } from '@playwright/test';
import { expectAccessible, expectSound } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { KeyboardHand } from '../guest/KeyboardHand.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { main } from '../guest/search.ts';
import { open, phone, place, results, searchFor, status } from '../guest/searchForm.ts';

/** A benefit code, entered on its own page or given by a link, before the search. */

const benefitCodes = `${main}/benefit-codes`;

test.describe('a benefit code', () => {
  const field = (page: Page) => page.getByRole('textbox', { name: 'Please enter your Benefit Code' });

  test('is asked for, judged, and goes to the search with the guest', { tag: '@critical' }, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(benefitCodes);
    const hand = new KeyboardHand(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'We need your Benefit Code information to find your appointment availability.',
    );
    await expect(page).toHaveTitle(/Benefit Code Eligibility/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await hand.press('Continue');
    await expect(field(page)).toHaveAccessibleDescription('You must enter a benefit code.');
    await expect(field(page)).toBeFocused();
    await hand.type(/^Please enter your Benefit Code/, 'NOPE');
    await hand.press('Continue');
    await expect(field(page)).toHaveAccessibleDescription('Your benefit code entry is invalid. Please try again.');
    await expectSound(page);
    await hand.type(/^Please enter your Benefit Code/, 'CARE2027');
    await hand.press('Continue');
    await expect(page).toHaveURL(new RegExp(`${main}$`));
    await expect(status(page, 'Benefit code has been verified')).toBeVisible();
    await expectAccessible(page);
    await searchFor(hand, 'Sore Throat');
    await expect(page).toHaveURL(results);
    await expect(page.getByText('This location accepts your benefit code').first()).toBeVisible();
  });

  test('that cannot be judged is told, and can be tried again', async ({ page, controls, watch }) => {
    watch.allowNetworkLine(/status of 503/);
    await controls.fail('validate-benefit-code', { status: 503 });
    await page.goto(benefitCodes);
    const hand = new MouseHand(page);
    await hand.type(/^Please enter your Benefit Code/, 'HARVEST');
    await hand.press('Continue');
    await expect(page.getByRole('alert')).toHaveText('There is a network error. Please try again.');
    await hand.press('Continue');
    await expect(status(page, 'Benefit code has been verified')).toBeVisible();
  });

  test('of a link, and who pays, leave the address bar', async ({ page }) => {
    await open(page, `${main}?benefitCode=CARE2027&medicaid=1&location=Mason,+OH`);
    await expect(status(page, 'Benefit code has been verified')).toBeVisible();
    await expect(page).toHaveURL(/\/scheduler\?location=Mason%2C\+OH$/);
    await expect(place(page)).toHaveValue('Mason, OH');
    await page.reload();
    await expect(status(page, 'Benefit code has been verified')).toBeVisible();
  });

  test('of a link that is invalid is told, with the way to enter another', async ({ page }) => {
    await open(page, `${main}?benefitCode=NOPE`);
    await expect(status(page, 'Your benefit code entry is invalid. Please try again.')).toBeVisible();
    await page.getByRole('link', { name: 'Enter your Benefit Code again' }).click();
    await expect(page).toHaveURL(new RegExp(`${benefitCodes}$`));
  });
});
