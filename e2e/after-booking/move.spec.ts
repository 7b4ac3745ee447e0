import type { Page } from '@playwright/test';
import { calls } from '../../schemas/calls.ts';
import { expectAccessible, expectSound } from '../fixtures/accessibility.ts';
import type { Controls } from '../fixtures/Controls.ts';
import type { Server } from '../fixtures/Server.ts';
import { expect, test } from '../fixtures/test.ts';
import { bookVisit } from '../guest/bookVisit.ts';
import { bookedLink } from '../guest/cancelLink.ts';
import { KeyboardHand } from '../guest/KeyboardHand.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { chooseAnotherTime, moved, moveStep } from '../guest/move.ts';

/** Moving an appointment to another time: the old one stays until the new one is booked, whatever happens. */

test.slow();

/** Chromium repeats a request on each idle connection that was cut, so one cut is not enough. */
const manyCuts = 100;

const confirmed = (page: Page) => page.getByRole('heading', { level: 1, name: moved });
const time = (page: Page, name: 'Current time' | 'New time') => page.getByRole('region', { name });

/** What the server says of the appointment of the link. */
async function lookUp({ url }: Server, link: string): Promise<{ readonly value: string; readonly status: string }> {
  const [code, id] = link.split('/').reverse();
  const response = await fetch(`${url}${calls['schedule-appointment'].path}/${id}/lookup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-banner-name': 'thelittleclinic', 'x-tenant': 'thelittleclinic' },
    body: JSON.stringify({ confirmCode: code }),
  });
  const { data } = await response.json();
  return { value: data.appointments[0].dateTime.value, status: data.appointments[0].status };
}

/** The headings of the newest two mails. */
const mailed = async (controls: Controls) =>
  (await controls.mails()).slice(0, 2).map(({ text }) => text.split('\n')[0]);

test.describe('by keyboard at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a guest moves the appointment from the emailed link and gets an email about it', { tag: '@critical' }, async ({
    page,
    server,
    controls,
  }) => {
    const hand = new KeyboardHand(page);
    const link = await bookedLink(server, controls);
    const before = await lookUp(server, link);
    await page.goto(link);
    await chooseAnotherTime(page, hand);
    await expect(moveStep(page)).toBeFocused();
    await expect(page).toHaveTitle('Move Appointment');
    await expectSound(page);
    await expect(time(page, 'Current time')).toBeVisible();
    await expect(time(page, 'New time')).toBeVisible();
    expect(await lookUp(server, link)).toEqual(before);

    await hand.press('Move My Appointment');
    await expect(confirmed(page)).toBeFocused();
    await expectSound(page);
    const after = await lookUp(server, link);
    expect(after).toEqual({ value: expect.not.stringMatching(before.value), status: 'BOOKED' });
    expect(await mailed(controls)).toEqual(['Your appointment has moved', 'Your appointment is confirmed']);
    expect(await controls.cancelLink()).toBe(link);
  });
});

test('Back from the times leads to the visit of the link, which keeps its time', async ({ page, server, controls }) => {
  const hand = new MouseHand(page);
  const link = await bookedLink(server, controls);
  const before = await lookUp(server, link);
  await page.goto(link);
  await chooseAnotherTime(page, hand);
  await page.goBack();
  await expect(page.getByText('It stays yours until the new time is booked.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'You have a confirmed appointment!' })).toBeVisible();
  expect(await lookUp(server, link)).toEqual(before);
  await chooseAnotherTime(page, hand);
  await hand.press('Move My Appointment');
  await expect(confirmed(page)).toBeFocused();
});

test('a guest moves from the confirmation, thinks twice, and moves', async ({ page, server, controls, guest }) => {
  const hand = new MouseHand(page);
  await bookVisit(page, server, hand, guest, 'inPerson');
  await chooseAnotherTime(page, hand);
  await hand.follow('Keep My Current Time');
  await expect(page.getByRole('heading', { level: 1, name: 'Your appointment is confirmed!' })).toBeVisible();
  await expect(page.getByText(guest.email, { exact: true })).toBeVisible();
  expect(await controls.mailsTo(guest.email)).toHaveLength(1);

  await chooseAnotherTime(page, hand);
  await hand.press('Move My Appointment');
  await expect(confirmed(page)).toBeFocused();
  await expect(page.getByText(guest.email, { exact: true })).toBeVisible();
  expect(await controls.mailsTo(guest.email)).toHaveLength(2);
  server.restoreContent();
});

test('a move whose reply is lost says so, and the retry moves the appointment once', async ({
  page,
  server,
  controls,
  watch,
}) => {
  watch.allowNetworkLine(/ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
  const hand = new MouseHand(page);
  const link = await bookedLink(server, controls);
  await page.goto(link);
  await chooseAnotherTime(page, hand);
  await controls.fail('reschedule-appointment', { cut: 'after', times: manyCuts });
  await hand.press('Move My Appointment');
  await expect(page.getByText('Your appointment may have moved already')).toBeVisible();
  await expectAccessible(page);
  await controls.clearFaults();
  await hand.press('Try again');
  await expect(confirmed(page)).toBeVisible();
  expect(await mailed(controls)).toEqual(['Your appointment has moved', 'Your appointment is confirmed']);
});

test('a second tab says that the appointment was moved before it moves it again', async ({
  page,
  server,
  controls,
  watch,
}) => {
  watch.allowNetworkLine(/status of 409/);
  const link = await bookedLink(server, controls);
  const second = await page.context().newPage();
  const [hand, secondHand] = [new MouseHand(page), new MouseHand(second)];
  for (const [tab, by, index] of [
    [page, hand, 4],
    [second, secondHand, 0],
  ] as const) {
    await tab.goto(link);
    await chooseAnotherTime(tab, by, index);
  }
  const shown = await time(second, 'Current time').textContent();
  await hand.press('Move My Appointment');
  await expect(confirmed(page)).toBeFocused();
  const after = await lookUp(server, link);

  await secondHand.press('Move My Appointment');
  const alert = second.getByRole('alert').filter({ hasText: 'Your appointment was already moved' });
  await expect(alert).toBeFocused();
  await expect(time(second, 'Current time')).not.toHaveText(shown ?? '');
  await expectAccessible(second);
  expect(await lookUp(server, link)).toEqual(after);
  expect(await mailed(controls)).toEqual(['Your appointment has moved', 'Your appointment is confirmed']);

  await secondHand.press('Move My Appointment');
  await expect(confirmed(second)).toBeFocused();
  expect((await lookUp(server, link)).value).not.toBe(after.value);
  expect(await mailed(controls)).toEqual(['Your appointment has moved', 'Your appointment has moved']);
});

test('a reload forgets the move and leads to the way back; nothing of the link is left in the browser', async ({
  page,
  server,
  controls,
}) => {
  const hand = new MouseHand(page);
  const link = await bookedLink(server, controls);
  const before = await lookUp(server, link);
  const [code = '', id = ''] = link.split('/').reverse();
  await page.goto(link);
  await chooseAnotherTime(page, hand);
  const left = await page.evaluate(() =>
    JSON.stringify([location.href, history.state, { ...sessionStorage }, { ...localStorage }, document.cookie]),
  );
  for (const secret of [id, code]) expect(left).not.toContain(secret);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Change or cancel your appointment' })).toBeVisible();
  await page.goBack();
  await expect(moveStep(page)).toHaveCount(0);
  expect(await lookUp(server, link)).toEqual(before);
});
