import { shownOn } from '../booking/canary/Sinks.ts';
import { expectSound } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { shiftClock } from '../fixtures/testClock.ts';
import { bookVisit } from '../guest/bookVisit.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { booked, historyAtLoad, search, times } from './reloadedConfirmation.ts';

/** A guest reloads the confirmation: it shows the time and place, and nothing about the guest. */

test.slow();
test.afterEach(({ server }) => server.restoreContent());

test('still says when and where, as often as it is reloaded', { tag: '@critical' }, async ({
  page,
  server,
  controls,
  guest,
}) => {
  const hand = new MouseHand(page);
  const kept = await historyAtLoad(page);
  await bookVisit(page, server, hand, guest, 'inPerson');
  await expect(page.getByText(guest.email, { exact: true })).toBeVisible();
  const [before, place] = [await times(page), await page.getByRole('main').locator('address').textContent()];
  const [id = '', code = ''] = (await controls.cancelLink()).split('/').slice(-2);
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await page.reload();
    await expect(booked(page)).toBeFocused();
    await expect(page).toHaveTitle('Appointment Confirmation');
    expect(await times(page)).toEqual(before);
    await expect(page.getByRole('main').locator('address')).toHaveText(place ?? '');
    await expectSound(page);
    const seen = `${await shownOn(page)} ${await kept()}`;
    for (const secret of [id, code, guest.firstName, guest.lastName, guest.email, '555-0134', '5550134'])
      expect(seen).not.toContain(secret);
  }
  expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).toBe('[{},{}]');
  await hand.follow('Book Another Appointment');
  await expect(search(page)).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/\/confirmation$/);
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('booked');
});

test('is over once the appointment has begun', async ({ page, server, guest }) => {
  await bookVisit(page, server, new MouseHand(page), guest, 'inPerson');
  await page.reload();
  await expect(booked(page)).toBeVisible();
  await shiftClock(page, 30 * 24 * 3_600_000);
  await page.reload();
  await expect(search(page)).toBeVisible();
});
