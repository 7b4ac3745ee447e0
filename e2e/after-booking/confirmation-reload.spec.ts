import { shownOn } from '../booking/canary/Sinks.ts';
import { expectSound } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { shiftClock } from '../fixtures/testClock.ts';
import { bookVisit } from '../guest/bookVisit.ts';
import { book } from '../guest/groups.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { fillShortForm, shortenForm } from '../guest/shortForm.ts';
import { pharmacy, selectVaccines } from '../guest/walkIn.ts';
import { booked, codeIsMailed, historyAtLoad, search, timeOfDay, times } from './reloadedConfirmation.ts';

/** A guest reloads the confirmation: it shows the time and place, and nothing about the guest. */

const hour = 3_600_000;

test.slow();
test.afterEach(({ server }) => server.restoreContent());

for (const [device, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 900 }],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('still says when and where, as often as it is reloaded', {
      tag: device === 'phone' ? ['@critical'] : [],
    }, async ({ page, server, controls, guest }) => {
      const hand = new MouseHand(page);
      const kept = await historyAtLoad(page);
      await bookVisit(page, server, hand, guest, 'inPerson');
      await expect(page.getByText(guest.email, { exact: true })).toBeVisible();
      const [before, place] = [await times(page), await page.getByRole('main').locator('address').textContent()];
      const [id = '', code = ''] = (await controls.cancelLink()).split('/').slice(-2);
      for (const _time of ['once', 'twice']) {
        await page.reload();
        await expect(booked(page)).toBeFocused();
        await expect(page).toHaveTitle('Appointment Confirmation');
        await expect(page.getByText(codeIsMailed)).toBeVisible();
        await expect(page.getByText('To cancel, open the link in the email.')).toBeVisible();
        await expect(page.getByRole('main').getByRole('link', { name: '888-852-2567' })).toBeVisible();
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
  });
}

test('of a pair it has both, then the one that was not canceled, then none', async ({ page, server, guest }) => {
  const hand = new MouseHand(page);
  const cancel = async (choice: RegExp): Promise<void> => {
    await hand.press('Cancel Appointment');
    await hand.choose('Which appointment would you like to cancel?', choice);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel Appointment' }).press('Enter');
  };
  await bookVisit(page, server, hand, guest, 'pair');
  const both = await times(page);
  expect(both).toHaveLength(2);
  await cancel(/^2nd appointment/);
  await expect(page.getByText('Your 2nd appointment has been canceled.')).toBeVisible();
  await page.reload();
  await expect(booked(page)).toBeVisible();
  expect(await times(page)).toEqual(both.slice(0, 1));
  await expect(page.getByText(codeIsMailed)).toBeVisible();

  await bookVisit(page, server, hand, { ...guest, firstName: 'Grace' }, 'pair');
  const again = await times(page);
  await page.reload();
  await expect(booked(page)).toBeVisible();
  expect(await times(page)).toEqual(again);
  await expect(page.getByRole('heading', { name: '2nd appointment' })).toBeVisible();
  await expect(page.getByText('Your confirmation codes are in the email that we sent you.')).toBeVisible();
  await expectSound(page);
});

test('of a canceled appointment nothing is left', async ({ page, server, guest }) => {
  const kept = await historyAtLoad(page);
  const hand = new MouseHand(page);
  await bookVisit(page, server, hand, guest, 'inPerson');
  await hand.press('Cancel Appointment');
  await hand.choose('Which appointment would you like to cancel?', /./);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Appointment' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Your appointment has been canceled!' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your appointment has been canceled!' })).toBeVisible();
  expect(await kept()).not.toContain('booked');
});

for (const visit of ['video', 'dietitian'] as const) {
  test(`a visit with the ${visit} says that it is by video`, async ({ page, server, guest }) => {
    await bookVisit(page, server, new MouseHand(page), guest, visit);
    await page.reload();
    await expect(booked(page)).toBeVisible();
    await expect(page.getByText('By video', { exact: true })).toBeVisible();
    await expect(page.getByText(timeOfDay)).toBeVisible();
    const another = visit === 'video' ? 'Book Another Appointment' : 'Book a Telenutrition Appointment';
    await expect(page.getByRole('link', { name: another })).toBeVisible();
    await expectSound(page);
  });
}

test('a guest at the counter sees the pharmacy, until the day is over', async ({ page, server, guest }) => {
  const hand = new MouseHand(page);
  await page.setViewportSize({ width: 390, height: 844 });
  shortenForm(server, 'instant-vaccine');
  await selectVaccines(page, hand, ['Flu']);
  await fillShortForm(page, hand, guest);
  await hand.press(book);
  await expect(page).toHaveURL(/\/confirmation$/);
  await page.reload();
  await expect(booked(page)).toBeFocused();
  await expect(page.getByText('Please check in at the pharmacy counter.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(pharmacy.name);
  for (const absent of ['Date and time', 'By video', 'Modify Appointment', 'To cancel, open the link in the email.'])
    await expect(page.getByText(absent)).toHaveCount(0);
  await expectSound(page);
  await shiftClock(page, 25 * hour);
  await page.reload();
  await expect(search(page)).toBeVisible();
});

test('is over once the appointment has begun', async ({ page, server, guest }) => {
  await bookVisit(page, server, new MouseHand(page), guest, 'inPerson');
  await page.reload();
  await expect(booked(page)).toBeVisible();
  await shiftClock(page, 30 * 24 * hour);
  await page.reload();
  await expect(search(page)).toBeVisible();
});
