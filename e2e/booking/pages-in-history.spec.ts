import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { fillPage, fillPersonal } from '../guest/intake.ts';
import { openForm } from '../guest/openForm.ts';
import { contact } from '../guest/pages/patientDetails.ts';
import { shortenForm } from '../guest/shortForm.ts';

/** The browser's Back and Forward go through the pages of the form, as the form's own buttons do. */

test.beforeEach(({ server }) => shortenForm(server));
test.afterEach(({ server }) => server.restoreContent());

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const personal = (page: Page) => heading(page, 'Personal Information');
const contacts = (page: Page) => heading(page, 'Contact Information');
const chosen = (page: Page) => page.getByText(/^You chose .*\d:\d\d [AP]M/);

/** Presses Back or Forward so often, faster than a page can be shown. */
const pressQuickly = (page: Page, times: number, by: -1 | 1) =>
  page.evaluate(
    ([times, by]) => {
      for (let pressed = 0; pressed < times; pressed += 1) history.go(by);
    },
    [times, by] as const,
  );

test('a guest goes back and forward through the form, to the times and again to the form, and books', async ({
  page,
  guest,
}) => {
  const hand = await openForm(page);
  await expect(personal(page)).toBeVisible();
  await fillPersonal(hand, guest);
  await hand.press('Continue');
  await expect(contacts(page)).toBeFocused();
  await page.getByLabel(/^Email Address/).fill('half@typed');
  const address = page.url();

  await page.goBack();
  await expect(personal(page)).toBeFocused();
  await expect(page.getByLabel(/^Patient's Legal Last Name/)).toHaveValue(guest.lastName);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(page.url()).toBe(address);
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.goForward();
  await expect(contacts(page)).toBeFocused();
  await expect(page.getByLabel(/^Email Address/)).toHaveValue('half@typed');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await pressQuickly(page, 2, -1);
  await expect(page).toHaveURL(/\/result$/);
  await expect(chosen(page)).toBeVisible();
  await expect(page.getByText('Your answers are kept, with this time or another.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goForward();
  await expect(personal(page)).toBeVisible();
  await page.goForward();
  await expect(contacts(page)).toBeFocused();

  await page.getByRole('link', { name: /^Edit/ }).first().click();
  await page.getByRole('link', { name: 'Go On with This Time' }).click();
  await expect(contacts(page)).toBeVisible();
  await page.goBack();
  await expect(personal(page)).toBeFocused();
  await page.goForward();
  await expect(contacts(page)).toBeFocused();

  await fillPage(page, hand, guest, contact);
  await page.getByRole('button', { name: 'Book Appointment' }).click();
  await expect(page).toHaveURL(/\/confirmation$/);
  await page.goBack();
  await expect(heading(page, 'Find an Appointment')).toBeVisible();
  await expect(page).toHaveURL(/\/scheduler$/);
  await page.goForward();
  await expect(heading(page, 'Find an Appointment')).toBeVisible();
  await expect(page).toHaveURL(/\/scheduler$/);
});

test('a reload in the middle leads to the first page, from where one Back leads to the times', async ({
  page,
  guest,
}) => {
  const hand = await openForm(page);
  await fillPersonal(hand, guest);
  await hand.press('Continue');
  await expect(contacts(page)).toBeFocused();
  page.once('dialog', (asked) => asked.accept());
  await page.reload();
  await expect(personal(page)).toBeVisible();
  await expect(page.getByText(/^What you had filled in is gone\./)).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state.usr.page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/result$/);
  await expect(chosen(page)).toBeVisible();
});
