import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import type { Guest } from '../guest/Guest.ts';
import { book } from '../guest/groups.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { openDietitianTimes, openVaccineTimes } from '../guest/questions/shortPrescreen.ts';
import { pickTime } from '../guest/search.ts';
import { fillShortForm, shortenForm } from '../guest/shortForm.ts';

/** A booking that the server refuses, and where the guest goes on. */

const modal = (page: Page, title: string): Locator => page.getByRole('dialog', { name: title });
const secondDose = (page: Page): Locator =>
  page.getByRole('heading', { level: 1, name: 'Choose a time for your second dose' });

async function pressBook(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Contact Information' })).toBeVisible();
  await page.getByRole('button', { name: book }).click();
}

test.use({ viewport: { width: 390, height: 844 } });
test.afterEach(({ server }) => server.restoreContent());

/** Goes from the results to the last page of the short form. */
async function comeTo(page: Page, guest: Guest, onTimes: () => Promise<void>) {
  const hand = new MouseHand(page);
  await pickTime(page, hand);
  await hand.press('Continue');
  await onTimes();
  await expect(page).toHaveURL(/\/schedule$/);
  await fillShortForm(page, hand, guest);
}

test('a guest of a dietitian quits to the questions of dietitians', { tag: '@critical' }, async ({
  page,
  server,
  controls,
  watch,
  guest,
}) => {
  watch.allowNetworkLine(/status of 409/);
  shortenForm(server, 'dietitian');
  await openDietitianTimes(page, server, new MouseHand(page));
  await comeTo(page, guest, () => Promise.resolve());
  await controls.fail('schedule-appointment', { status: 409 });
  await pressBook(page);
  await modal(page, 'Appointment Conflict').getByRole('button', { name: 'Quit' }).click();
  await expect(page).toHaveURL(/\/prescreen\/1\?type=Telenutrition$/);
  await expect(page.getByRole('heading', { name: 'Your Nutrition Visit' })).toBeVisible();
});

/** Makes one time of a pair unavailable, by replacing it with a time that the server never offers. */
const without = (body: string | null, gone: string): string =>
  (body ?? '').replaceAll(gone, gone.replace(/\d\d:\d\d$/, '01:00'));

test('a pair of which the second time is gone is not booked at all, and is booked with another one', async ({
  page,
  server,
  controls,
  watch,
  guest,
}) => {
  watch.allowNetworkLine(/status of 409/);
  shortenForm(server, 'everyday-vaccine');
  const hand = new MouseHand(page);
  await openVaccineTimes(page, server, hand, '104', 1);
  await comeTo(page, guest, async () => {
    await expect(secondDose(page)).toBeFocused();
    await pickTime(page, hand);
    await hand.press('Continue');
  });
  let time = '';
  await page.route('**/v2/appointments', async (request) => {
    time = request.request().postDataJSON().followupAppointment.dateTime.value;
    await request.continue({ postData: without(request.request().postData(), time) });
  });
  await page.route('**/v1/appointment-reservations', (request) =>
    request.continue({ postData: without(request.request().postData(), time) }),
  );
  const refused = page.waitForResponse(
    (response) => response.url().endsWith('/appointment-reservations') && response.status() === 409,
  );
  await pressBook(page);
  await refused;
  await modal(page, 'Appointment Conflict').getByRole('button', { name: 'Check Availability' }).click();
  await expect(page).toHaveURL(/\/scheduler\/result\/followup$/);
  await expect(secondDose(page)).toBeFocused();
  expect(await controls.mailsTo(guest.email)).toEqual([]);
  await page.unrouteAll();
  await pickTime(page, hand, 2);
  await hand.press('Continue');
  await expect(page.getByLabel(/^Email Address/)).toHaveValue(guest.email);
  await pressBook(page);
  await expect(page).toHaveURL(/\/confirmation$/);
  await expect(page.getByRole('heading', { name: '2nd appointment' })).toBeVisible();
  expect(await controls.mailsTo(guest.email)).toHaveLength(1);
});
