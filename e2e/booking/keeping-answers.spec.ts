import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Guest } from '../guest/Guest.ts';
import { fillPage, fillPersonal } from '../guest/intake.ts';
import type { MouseHand } from '../guest/MouseHand.ts';
import { openForm } from '../guest/openForm.ts';
import { address, contact } from '../guest/pages/patientDetails.ts';

/** Which answers a guest keeps, and what is asked before answers are lost. */

async function fillFirstPage(page: Page, guest: Guest): Promise<MouseHand> {
  const hand = await openForm(page);
  await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
  await fillPersonal(hand, guest);
  return hand;
}

test('Back within the form keeps every answer, also a half-typed one', async ({ page, guest }) => {
  const hand = await fillFirstPage(page, guest);
  await hand.press('Continue');
  await expect(page.getByRole('heading', { name: 'Contact Information' })).toBeFocused();
  await page.getByLabel(/^Email Address/).fill('half@typed');
  await page
    .getByRole('button', { name: 'Back' })
    .or(page.getByRole('link', { name: 'Back' }))
    .click();
  await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeFocused();
  await expect(page.getByLabel(/^Patient's Legal Last Name/)).toHaveValue(guest.lastName);
  await hand.press('Continue');
  await expect(page.getByLabel(/^Email Address/)).toHaveValue('half@typed');
});

test('an answer that is hidden comes back with its question', async ({ page, guest }) => {
  const hand = await fillFirstPage(page, guest);
  await hand.press('Continue');
  await hand.choose(/^Is this a mobile number/, 'Yes');
  const consent = page.getByRole('checkbox', { name: /text messages/ });
  await consent.check();
  await hand.choose(/^Is this a mobile number/, 'No');
  await expect(consent).toHaveCount(0);
  await hand.choose(/^Is this a mobile number/, 'Yes');
  await expect(consent).toBeChecked();
});

test('a reload asks first, keeps the reserved time, and forgets the answers', { tag: '@critical' }, async ({
  page,
  guest,
}) => {
  await fillFirstPage(page, guest);
  await page.getByLabel(/^Ethnicity/).blur();
  const asked = new Promise<string>((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.type());
      void dialog.accept();
    });
  });
  await page.reload();
  expect(await asked).toBe('beforeunload');
  await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
  await expect(page.getByLabel(/^Patient's Legal Last Name/)).toHaveValue('');
  await expect(page.getByText('The Little Clinic').first()).toBeVisible();
  await expect(page.getByText(/^What you had filled in is gone\./)).toBeVisible();
  await expectAccessible(page);
});

test('a reload asks as well where the guest has gone for another time', async ({ page, guest }) => {
  await fillFirstPage(page, guest);
  await page.getByRole('link', { name: /^Edit/ }).click();
  await expect(page).toHaveURL(/\/result$/);
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloaded;
});

test('nothing personal is in the address, the storage or the history', { tag: '@critical' }, async ({
  page,
  guest,
}) => {
  const hand = await fillFirstPage(page, guest);
  await hand.press('Continue');
  await fillPage(page, hand, guest, contact);
  await hand.press('Continue');
  await fillPage(page, hand, guest, address);
  await page.getByLabel(/^County/).blur();
  const kept = await page.evaluate(() =>
    JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }, history.state, document.cookie]),
  );
  expect(kept).not.toContain(guest.lastName);
  expect(kept).not.toContain('Analytical');
});
