import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { Rival } from '../fixtures/Rival.ts';
import { expect, test } from '../fixtures/test.ts';
import { book } from '../guest/groups.ts';
import { fillIntake, pages } from '../guest/intake.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { openForm } from '../guest/openForm.ts';
import { pickTime, search } from '../guest/search.ts';

/** Failures between the guest and the backend, and how the guest learns of them. */

const reservations = '/appointment-management/v1/appointment-reservations';
/**
 * Number of requests to cut. Chromium itself repeats a request on each idle connection that turns out to be cut, so one
 * cut is not enough.
 */
const manyCuts = 100;
/** The answer to the consent, among those that the last page lists. */
const consentGiven = (page: Page): Locator =>
  page.getByRole('term').filter({ hasText: 'Do you consent to treatment?' }).locator('+ dd');
const lastHeading = pages.at(-1)?.heading ?? '';

test('a time that a rival took between pick and Continue is told on its card, with fresh times', {
  tag: '@critical',
}, async ({ page, server, watch }) => {
  watch.allowNetworkLine(/status of 409/);
  const hand = new MouseHand(page);
  const rival = new Rival(server.url);
  await search(page, hand);
  const name = await pickTime(page, hand);
  await page.route(`**${reservations}`, async (route) => {
    if (route.request().method() === 'POST') {
      const { locationNumber, serviceId, reservationTime } = route.request().postDataJSON();
      await rival.book({ locationNumber, serviceId, time: reservationTime, timezone: 'America/New_York' });
    }
    await route.continue();
  });
  await hand.press('Continue');

  await expect(
    page.getByText('Unfortunately, the time selected was just booked. Please select a new time.').first(),
  ).toBeVisible();
  await expect(page.getByRole('radio', { name, exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute(`**${reservations}`);
  await pickTime(page, hand);
  await hand.press('Continue');
  await expect(page).toHaveURL(/\/schedule$/);
});

for (const status of [400, 404]) {
  test(`a reservation refused with ${status} is told as a time that was just booked`, async ({
    page,
    controls,
    watch,
  }) => {
    watch.allowNetworkLine(new RegExp(`status of ${status}`));
    const hand = new MouseHand(page);
    await search(page, hand);
    await pickTime(page, hand);
    await controls.fail('create-reservation', { status });
    const refreshed = page.waitForResponse((response) => response.url().includes('filter.locationIds='));
    await hand.press('Continue');
    await expect(
      page.getByText('Unfortunately, the time selected was just booked. Please select a new time.').first(),
    ).toBeVisible();
    expect((await refreshed).status()).toBe(200);
    await expect(page).toHaveURL(/\/result$/);
  });
}

test('Continue without a pick asks for one', async ({ page }) => {
  const hand = new MouseHand(page);
  await search(page, hand);
  await hand.press('Continue');
  await expect(page.getByText('Please select an appointment time to continue.').first()).toBeVisible();
  await expectAccessible(page);
});

test('a conflict while booking opens the modal, keeps the answers, and leads back to the times', {
  tag: '@critical',
}, async ({ page, controls, watch, guest }) => {
  test.slow();
  watch.allowNetworkLine(/status of 409/);
  const hand = await openForm(page);
  await controls.fail('schedule-appointment', { status: 409 });
  await fillIntake(page, hand, guest);

  const modal = page.getByRole('dialog', { name: 'Appointment Conflict' });
  await expect(modal).toBeVisible();
  await expectAccessible(page);
  // Each visit searches for times anew; the earlier ones stay until then.
  const searched = page.waitForResponse((response) => response.url().includes('/appointment-time-slots?'));
  await modal.getByRole('button', { name: 'Check Availability' }).click();
  await expect(page).toHaveURL(/\/result$/);
  await (await searched).finished();
  await expect(page.getByRole('heading', { name: /locations near/ })).toBeVisible();
  await pickTime(page, hand, 3);
  await hand.press('Continue');
  await expect(page.getByRole('heading', { name: lastHeading, exact: true })).toBeVisible();
  await expect(consentGiven(page)).toHaveText('Yes');
  await hand.press(book);
  await expect(page).toHaveURL(/\/confirmation$/);
});

const tryShortly = 'Please try again shortly.';
const refreshPage = 'Please refresh the page to try again.';

for (const [fault, line, message] of [
  [{ status: 500 }, /status of 500/, tryShortly],
  [{ status: 503 }, /status of 503/, tryShortly],
  [{ status: 403 }, /status of 403/, refreshPage],
  [{ cut: 'before', times: manyCuts }, /ERR_EMPTY_RESPONSE|ERR_CONNECTION/, refreshPage],
  [{ body: 'not JSON' }, /never/, refreshPage],
  [{ body: '{"data":{}}' }, /never/, refreshPage],
] as const) {
  test(`a slot search that fails by ${JSON.stringify(fault)} is told, and can be tried again`, async ({
    page,
    controls,
    watch,
  }) => {
    watch.allowNetworkLine(line);
    await controls.fail('search-time-slots', { ...fault });
    await search(page, new MouseHand(page));
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText(
      `We're having trouble connecting at the moment.${message}`,
    );
    await expectAccessible(page);
    await controls.clearFaults();
    await page.getByRole('button', { name: /Try again|Refresh/ }).click();
    await expect(page.getByRole('radio').first()).toBeAttached();
  });
}

test('a place with no clinic near it says so and leads back to the location', async ({ page }) => {
  await search(page, new MouseHand(page), '59001');
  await expect(page.getByText('No results found!', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Edit search' }).last().click();
  await expect(page.getByRole('combobox', { name: /^Location/ })).toHaveValue('59001');
});

test('an appointment that was canceled already says so', async ({ page, server, controls }) => {
  const rival = new Rival(server.url);
  await rival.book(await rival.findSlot());
  const link = await controls.cancelLink();

  expect(await rival.isRefusedAsCanceled(link)).toBe(false);
  await page.goto(link);
  await expect(page.getByText('This appointment has already been canceled.')).toBeVisible();
  await expectAccessible(page);
});

test('opening the link of the e-mail cancels nothing', async ({ page, server, controls, request }) => {
  const rival = new Rival(server.url);
  await rival.book(await rival.findSlot());
  const link = await controls.cancelLink();

  for (const method of ['GET', 'HEAD'] as const) {
    for (let times = 0; times < 10; times += 1) await request.fetch(link, { method });
  }
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'You have a confirmed appointment!' })).toBeVisible();
  await page.reload();
  expect(await rival.isRefusedAsCanceled(link)).toBe(false);
});

const prescreen = '/health-services/scheduler/prescreen/1?type=Physicals';

test('a prescreen without its services says so, and is there once they come', async ({ page, controls, watch }) => {
  watch.allowNetworkLine(/status of 500/);
  await controls.fail('list-services', { status: 500 });
  await page.goto(prescreen);
  await expect(page.getByRole('alert')).toHaveText(
    'We are experiencing an issue at this time. Please try again later.',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'About the Physical' })).toBeVisible();
});

test('a prescreen whose questions do not exist says that scheduling has an issue', async ({ page, watch }) => {
  watch.allowNetworkLine(/status of 404/);
  await page.route('**/eligibility-questions/**', (route) => route.fulfill({ status: 404, body: '{}' }));
  await page.goto(prescreen);
  await expect(page.getByRole('alert')).toHaveText(
    'We are experiencing an issue with scheduling at this time. Please try again later.',
  );
  await expectAccessible(page);
});
