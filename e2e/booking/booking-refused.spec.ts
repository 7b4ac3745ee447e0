import type { Locator, Page } from '@playwright/test';
import { expectSound } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Guest } from '../guest/Guest.ts';
import { book } from '../guest/groups.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { openForm } from '../guest/openForm.ts';
import { buildResultsUrl, day, pickTime } from '../guest/search.ts';
import { fillShortForm, shortenForm } from '../guest/shortForm.ts';

/** A booking that the server refuses (BOOK-7, BOOK-8, BOOK-9): the text, the buttons, and where they lead. */

const refusals = [
  {
    status: 409,
    title: 'Appointment Conflict',
    text: 'Someone else just booked this time. Choose another.',
    on: 'Check Availability',
    leave: 'Quit',
    target: /\/scheduler\/result$/,
  },
  {
    status: 429,
    title: 'Looks like you already have an appointment',
    text: 'Our records show an existing appointment for this service. Please check your confirmation email or call 888-852-2567.',
    on: 'Schedule Appointment',
    leave: 'Quit',
    target: /\/scheduler\/schedule$/,
  },
  {
    status: 400,
    title: 'Confirmation Error',
    text: "We're sorry, but we encountered an error while trying to confirm your appointment. Please go back and confirm your selections again. We apologize for the inconvenience.",
    on: 'Schedule Appointment',
    leave: 'Quit',
    target: /\/scheduler\/schedule$/,
  },
] as const;

const modal = (page: Page, title: string): Locator => page.getByRole('dialog', { name: title });
const email = (page: Page): Locator => page.getByLabel(/^Email Address/);

async function pressBook(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Contact Information' })).toBeVisible();
  await page.getByRole('button', { name: book }).click();
}

test.use({ viewport: { width: 390, height: 844 } });
test.afterEach(({ server }) => server.restoreContent());

for (const { status, title, text, on, leave, target } of refusals) {
  test(`a booking refused with ${status}: '${title}', ${on} and Quit`, async ({
    page,
    server,
    controls,
    watch,
    guest,
  }) => {
    watch.allowNetworkLine(new RegExp(`status of ${status}`));
    shortenForm(server);
    const hand = await openForm(page);
    await fillShortForm(page, hand, guest);
    await controls.fail('schedule-appointment', { status, times: 2 });
    await pressBook(page);
    const dialog = modal(page, title);
    await expect(dialog.getByRole('paragraph')).toHaveText(text);
    await expect(dialog.getByRole('button')).toHaveText([on, leave]);
    await expectSound(page);
    await dialog.getByRole('button', { name: on }).click();
    await expect(page).toHaveURL(target);
    await expect(dialog).toHaveCount(0);
    if (status === 409) {
      await expect(page.getByRole('region', { name: 'Your search' })).toContainText('45202');
      await page.goBack();
    }
    await expect(email(page)).toHaveValue(guest.email);
    await pressBook(page);
    await dialog.getByRole('button', { name: leave }).click();
    await expect(page).toHaveURL(/\/health-services\/scheduler$/);
    expect(await controls.mailsTo(guest.email)).toEqual([]);
  });
}

test('a booking that fails otherwise is told on the last step, with the answers', async ({
  page,
  server,
  controls,
  watch,
  guest,
}) => {
  watch.allowNetworkLine(/status of 500/);
  shortenForm(server);
  const hand = await openForm(page);
  await fillShortForm(page, hand, guest);
  for (const fault of [{ status: 500 }, { body: '{"data":{}}' }]) {
    await controls.fail('schedule-appointment', fault);
    const answered = page.waitForResponse((response) => response.url().endsWith('/v2/appointments'));
    await pressBook(page);
    await answered;
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText(
      "We're having trouble connecting at the moment. Please try again shortly." +
        'Your appointment may be booked already. If you try again, it is not booked twice.',
    );
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(email(page)).toHaveValue(guest.email);
  }
  await expectSound(page);
});

/** Goes from the results to the last page of the short form. */
async function comeTo(page: Page, criteria: Record<string, string>, guest: Guest, onTimes: () => Promise<void>) {
  const hand = new MouseHand(page);
  await page.goto(buildResultsUrl(criteria));
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
  const visit = { type: 'Initial Nutrition Visit', location: 'OH', date: day(4), serviceIds: '201' };
  await comeTo(page, visit, guest, () => Promise.resolve());
  await controls.fail('schedule-appointment', { status: 409 });
  await pressBook(page);
  await modal(page, 'Appointment Conflict').getByRole('button', { name: 'Quit' }).click();
  await expect(page).toHaveURL(/\/prescreen\/1\?type=Telenutrition$/);
  await expect(page.getByRole('heading', { name: 'Your Nutrition Visit' })).toBeVisible();
});

/** Makes one time of a pair unavailable, by replacing it with a time that the server never offers. */
const without = (body: string | null, gone: string): string =>
  (body ?? '').replaceAll(gone, gone.replace(/\d\d:\d\d$/, '01:00'));

for (const { gone, heading, url } of [
  { gone: 'first', heading: 'Choose a time', url: /\/scheduler\/result$/ },
  { gone: 'second', heading: 'Choose a time for your second dose', url: /\/scheduler\/result\/followup$/ },
] as const) {
  test(`a pair of which the ${gone} time is gone is not booked at all, and leads to other times of that one`, async ({
    page,
    server,
    controls,
    watch,
    guest,
  }) => {
    watch.allowNetworkLine(/status of 409/);
    shortenForm(server, 'everyday-vaccine');
    const hand = new MouseHand(page);
    const doses = { type: 'Vaccines', location: '45202', date: day(1), serviceIds: '104' };
    await comeTo(page, doses, guest, async () => {
      await expect(page.getByRole('heading', { name: 'Choose a time for your second dose' })).toBeFocused();
      await pickTime(page, hand);
      await hand.press('Continue');
    });
    let time = '';
    await page.route('**/v2/appointments', async (request) => {
      const { dateTime, followupAppointment } = request.request().postDataJSON();
      time = (gone === 'first' ? dateTime : followupAppointment.dateTime).value;
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
    await expect(page).toHaveURL(url);
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeFocused();
    expect(await controls.mailsTo(guest.email)).toEqual([]);
    if (gone === 'first') {
      await expect(page.getByRole('region', { name: 'Your search' })).toContainText('45202');
      return;
    }
    await page.unrouteAll();
    await pickTime(page, hand, 2);
    await hand.press('Continue');
    await expect(email(page)).toHaveValue(guest.email);
    await pressBook(page);
    await expect(page).toHaveURL(/\/confirmation$/);
    await expect(page.getByRole('heading', { name: '2nd appointment' })).toBeVisible();
    expect(await controls.mailsTo(guest.email)).toHaveLength(1);
  });
}
