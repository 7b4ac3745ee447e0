import type { Page } from '@playwright/test';
import { expectAccessible, expectSound } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { KeyboardHand } from '../guest/KeyboardHand.ts';
import { main } from '../guest/search.ts';
import { open, phone, place, results, searchFor, shownType, status } from '../guest/searchForm.ts';

/** A benefit code, entered on its own page or given by a link, before the search. */

const benefitCodes = `${main}/benefit-codes`;

test.describe('a benefit code', () => {
  const field = (page: Page) => page.getByRole('textbox', { name: 'Please enter your Benefit Code' });

  test('is asked for, judged, and goes to the search with the guest', { tag: '@critical' }, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(benefitCodes);
    const hand = new KeyboardHand(page);
    await expect(page).toHaveTitle(/Benefit Code Eligibility/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await hand.press('Continue');
    await expect(field(page)).not.toHaveAccessibleDescription('');
    await expect(field(page)).toBeFocused();
    await hand.type(/^Please enter your Benefit Code/, 'NOPE');
    await hand.press('Continue');
    await expect(field(page)).toHaveAccessibleDescription(/invalid/);
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

  test('that a visit needs is asked for between Find and the results', async ({ page }) => {
    await page.setViewportSize(phone);
    const hand = await open(page);
    await searchFor(hand, 'Biometric Screening');
    await expect(page).toHaveURL(new RegExp(`${benefitCodes}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await hand.type(/^Please enter your Benefit Code/, 'CARE2027');
    await hand.press('Continue');
    await expect(status(page, 'Benefit code has been verified')).toBeVisible();
    await expect(shownType(page)).toHaveText('Biometric Screening');
    await expect(place(page)).toHaveValue('45202');
    await hand.press('Find Appointment');
    await expect(page).toHaveURL(results);
    await expect(page.getByText('This location accepts your benefit code').first()).toBeVisible();
  });

  test('of a link, and who pays, leave the address bar', async ({ page }) => {
    await open(page, `${main}?benefitCode=CARE2027&medicaid=1&location=Mason,+OH`);
    await expect(status(page, 'Benefit code has been verified')).toBeVisible();
    await expect(page).toHaveURL(/\/scheduler\?location=Mason%2C\+OH$/);
    await expect(place(page)).toHaveValue('Mason, OH');
    await page.reload();
    await expect(status(page, 'Benefit code has been verified')).toBeVisible();
  });
});
