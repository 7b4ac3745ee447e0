import type { Locator, Page, Route } from '@playwright/test';
import { calls } from '../../schemas/calls.ts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import type { Controls } from '../fixtures/Controls.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Guest } from '../guest/Guest.ts';
import { book } from '../guest/groups.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { openForm } from '../guest/openForm.ts';
import { fillShortForm, shortenForm } from '../guest/shortForm.ts';
import { selectVaccines } from '../guest/walkIn.ts';

/** A guest reloads the page while it books: what the page then shows is true, whatever becomes of the booking. */

const { path: route } = calls['schedule-appointment'];

const bookButton = (page: Page): Locator => page.getByRole('button', { name: book });

async function expectOneAppointment(controls: Controls, guest: Guest): Promise<void> {
  expect(await controls.mailsTo(guest.email)).toHaveLength(1);
}

test.beforeEach(({ server }) => shortenForm(server));
test.afterEach(({ server }) => server.restoreContent());

test('a reload when the server is done says that it may be booked already', { tag: '@critical' }, async ({
  page,
  controls,
  watch,
  guest,
}) => {
  watch.allowNetworkLine(/status of 409/);
  const hand = await openForm(page);
  await fillShortForm(page, hand, guest);
  // The server books, but its answer never arrives.
  await page.route(`**${route}`, async (request) => {
    await request.fetch();
  });
  await bookButton(page).click();
  await expect.poll(() => controls.mailsTo(guest.email)).toHaveLength(1);
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  const modal = page.getByRole('dialog', { name: 'Your appointment may be booked already' });
  await expect(modal).toContainText(
    'We were already booking this appointment, and could not tell you how it went. The time is no longer open. Please check your confirmation email or call 888-852-2567.',
  );
  await modal.getByRole('button', { name: 'Quit' }).click();
  await expect(page).toHaveURL(/\/scheduler$/);
  await expectOneAppointment(controls, guest);
});

test.describe('a reload before the server has begun', () => {
  const notice = (page: Page): Locator =>
    page.getByRole('main').filter({ hasText: 'Your appointment may be booked already' });
  const whereToLook =
    'We were already booking this appointment, and could not tell you how it went. Please check your confirmation email or call 888-852-2567.';

  async function expectReservedAgain(page: Page): Promise<void> {
    await expect(page.getByText(/^We are holding this time for you/)).toBeVisible();
    await expect(notice(page)).toContainText(whereToLook);
  }

  /** Sends the booking but holds it back before the server, reloads the page, and then lets the booking continue. */
  async function reloadBefore(page: Page, path: string, checkPage: () => Promise<void>): Promise<void> {
    const waiting = new Promise<Route>((resolve) => {
      void page.route(`**${path}`, (request) => resolve(request), { times: 1 });
    });
    await bookButton(page).click();
    const booking = await waiting;
    page.once('dialog', (dialog) => dialog.accept());
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
    await checkPage();
    expect((await booking.fetch()).status()).toBe(200);
  }

  test('shows the guest where to look, and that the same patient is booked already', async ({
    page,
    controls,
    watch,
    guest,
  }) => {
    watch.allowNetworkLine(/status of (404|409|429)/);
    const hand = await openForm(page);
    await fillShortForm(page, hand, guest);
    await reloadBefore(page, route, async () => {
      await expectReservedAgain(page);
      await expectAccessible(page);
    });
    await expectOneAppointment(controls, guest);
    await fillShortForm(page, hand, guest);
    await bookButton(page).click();
    await expect(page.getByRole('dialog', { name: 'Looks like you already have an appointment' })).toContainText(
      'Please check your confirmation email or call 888-852-2567.',
    );
    await expectOneAppointment(controls, guest);
  });

  test('shows the same to a guest at the counter', async ({ page, server, controls, watch, guest }) => {
    watch.allowNetworkLine(/status of 429/);
    shortenForm(server, 'instant-vaccine');
    const hand = new MouseHand(page);
    await selectVaccines(page, hand, ['Flu']);
    await fillShortForm(page, hand, guest);
    await reloadBefore(page, `${route}/walk-in`, () => expect(notice(page)).toContainText(whereToLook));
    await expectOneAppointment(controls, guest);
    await fillShortForm(page, hand, guest);
    await bookButton(page).click();
    await expect(page.getByRole('dialog', { name: 'Looks like you already have an appointment' })).toBeVisible();
    await expectOneAppointment(controls, guest);
  });
});
