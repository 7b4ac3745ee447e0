import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Guest } from '../guest/Guest.ts';
import { fillPage, fillPersonal } from '../guest/intake.ts';
import type { MouseHand } from '../guest/MouseHand.ts';
import { openForm } from '../guest/openForm.ts';
import { address, contact } from '../guest/pages/patientDetails.ts';
import { main } from '../guest/search.ts';

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

test('leaving the form asks first; staying keeps the answers', async ({ page, guest }) => {
  const hand = await fillFirstPage(page, guest);
  await hand.press('Continue');
  await page.getByRole('navigation').getByRole('link', { name: 'Clinic Services' }).first().click();
  const modal = page.getByRole('dialog', { name: 'Leave this page?' });
  await modal.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(/\/schedule$/);
  await hand.press('Back');
  await expect(page.getByLabel(/^Patient's Legal Last Name/)).toHaveValue(guest.lastName);
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

test('the form without a picked time goes to the main page', async ({ page }) => {
  await page.goto('/health-services/scheduler/schedule');
  await expect(page).toHaveURL(/\/health-services\/scheduler$/);
  await page.goto('/health-services/scheduler/confirmation');
  await expect(page).toHaveURL(/\/health-services\/scheduler$/);
  await page.goto('/health-services/scheduler/result');
  await expect(page).toHaveURL(/\/health-services\/scheduler$/);
});

test('a trailing slash goes, and never to another site', async ({ page, server, watch }) => {
  watch.allowNetworkLine(/status of 404/);
  await page.goto(`${main}/`);
  await expect(page).toHaveURL(`${server.url}${main}`);
  for (const path of ['//example.com/', '/%2Fexample.com/', '/\\example.com/']) {
    await page.goto(`${server.url}${path}`).catch(() => undefined);
    expect(new URL(page.url()).origin).toBe(server.url);
  }
});

test('returning to the search releases the reserved time', async ({ page, guest }) => {
  await fillFirstPage(page, guest);
  const isRelease = (url: string, method: string): boolean =>
    method === 'DELETE' && url.includes('appointment-reservations');
  const released = page.waitForRequest((request) => isRelease(request.url(), request.method()));
  await page.getByRole('navigation').getByRole('link', { name: 'Find an Appointment' }).first().click();
  await page.getByRole('dialog', { name: 'Leave this page?' }).getByRole('button', { name: 'Leave' }).click();
  await released;
  await expect(page).toHaveURL(/\/health-services\/scheduler$/);
});
