import { calls } from '../../schemas/calls.ts';
import { expect, test } from '../fixtures/test.ts';
import { bookWalkIn } from '../guest/groups.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { checklist, pharmacy } from '../guest/walkIn.ts';
import { Canaries } from './canary/Canaries.ts';
import { CanaryGuest } from './canary/CanaryGuest.ts';
import { expectNoHit, expectOnlyIn } from './canary/expectNoHit.ts';
import { Sinks, shownOn } from './canary/Sinks.ts';

/**
 * Types a canary into every text of a walk-in, from the landing to the confirmation: it reaches only the walk-in
 * booking.
 */

const bookings = calls['schedule-walk-in'].path;
const addresses = calls['validate-address'].path;

/**
 * Number of requests to cut. Chromium itself repeats a request on each idle connection that turns out to be cut, so one
 * cut is not enough.
 */
const manyCuts = 100;

test('a walk-in gives its answers to the booking alone, whatever befalls it', async ({
  page,
  server,
  controls,
  watch,
}) => {
  test.slow();
  watch.allowNetworkLine(/status of (400|409|429|500)|ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
  const [canaries, sinks] = [new Canaries(8000), new Sinks(page)];
  const hand = new MouseHand(page);
  const guest = new CanaryGuest(page, canaries, 'No');
  const dialog = page.getByRole('dialog');

  await page.goto(pharmacy.landing);
  await hand.follow('Start');
  await hand.choose(checklist, 'Flu');
  await hand.press('Continue');
  await expect(page).toHaveURL(/\/schedule$/);
  await guest.fillForm(() => expectNoHit(sinks, canaries, server));
  expect(canaries.findable.length).toBeGreaterThan(20);

  for (const [status, back] of [
    [429, 'Schedule Appointment'],
    [400, 'Schedule Appointment'],
  ] as const) {
    await controls.fail('schedule-walk-in', { status });
    await hand.press(bookWalkIn);
    await dialog.getByRole('button', { name: back }).click();
    await expect(dialog).toHaveCount(0);
    await expectNoHit(sinks, canaries, server);
  }
  for (const fault of [{ status: 500 }, { cut: 'before', times: manyCuts }] as const) {
    await controls.fail('schedule-walk-in', fault);
    await hand.press(bookWalkIn);
    await expect(page.getByText('Please try again shortly.')).toBeVisible();
    await expect(page.getByText('Booking your appointment...')).toHaveCount(0);
    await expectNoHit(sinks, canaries, server);
  }
  await controls.clearFaults();
  await controls.fail('schedule-walk-in', { status: 409 });
  await hand.press(bookWalkIn);
  await dialog.getByRole('button', { name: 'Check Availability' }).click();
  await expect(page).toHaveURL(new RegExp(`${pharmacy.selection}$`));
  await expectNoHit(sinks, canaries, server);
  await hand.press('Continue');
  await expect(page.getByRole('heading', { name: 'Review Your Answers' })).toBeVisible();
  await hand.press(bookWalkIn);

  await expect(page).toHaveURL(/\/confirmation$/);
  await expect.poll(async () => canaries.foundIn(await shownOn(page))).not.toEqual([]);
  await expectNoHit(sinks, canaries, server);
  expectOnlyIn([bookings, addresses], sinks, canaries);
  const booked = sinks.bodies.findLast(({ path }) => path === bookings)?.body ?? '';
  expect(canaries.foundIn(booked)).toEqual(canaries.findable);

  await page.goBack();
  await expect(page).not.toHaveURL(/\/confirmation$/);
  await expect.poll(async () => canaries.foundIn(await shownOn(page))).toEqual([]);
  await expectNoHit(sinks, canaries, server);
});
