import type { Locator, Page } from '@playwright/test';
import { calls } from '../../schemas/calls.ts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { Rival } from '../fixtures/Rival.ts';
import { expect, test } from '../fixtures/test.ts';
import { book } from '../guest/groups.ts';
import { fillIntake, pages } from '../guest/intake.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { openForm } from '../guest/openForm.ts';
import { pickTime, search } from '../guest/search.ts';

/** Failures between the guest and the backend, and how the guest learns of them. */

const { path: reservations } = calls['create-reservation'];
/** The answer to the consent, among those that the last page lists. */
const consentGiven = (page: Page): Locator =>
  page.getByRole('term').filter({ hasText: 'Do you consent to treatment?' }).locator('+ dd');
const lastHeading = pages.at(-1)?.heading ?? '';

test('a time taken before Continue shows a message on its card, with fresh times', {
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
  await page.getByRole('heading', { level: 3, name: 'Consent', exact: true }).click();
  await expect(consentGiven(page)).toHaveText('Yes');
  await hand.press(book);
  await expect(page).toHaveURL(/\/confirmation$/);
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

test('a failed booking tells the number that the server has logged, and keeps it nowhere', async ({
  page,
  controls,
  watch,
  guest,
}) => {
  test.slow();
  watch.allowNetworkLine(/status of 500/);
  const hand = await openForm(page);
  await controls.fail('schedule-appointment', { status: 500 });
  const answer = page.waitForResponse((response) => response.status() === 500);
  await fillIntake(page, hand, guest);
  const number = (await (await answer).headerValue('x-request-id')) ?? '';
  expect(number).toMatch(/^\w{4}-\w{4}$/);

  const alert = page.getByRole('alert').filter({ hasText: "We're having trouble connecting at the moment." });
  await expect(alert).toContainText(`If you call us about this, give this number: ${number}`);
  await expectAccessible(page);
  const kept = await page.evaluate(() => JSON.stringify([location.href, history.state, sessionStorage, localStorage]));
  expect(kept).not.toContain(number);
});
