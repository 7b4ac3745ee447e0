import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Guest } from '../guest/Guest.ts';
import { book as bookButton } from '../guest/groups.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { openForm } from '../guest/openForm.ts';
import { main, pickTime, search } from '../guest/search.ts';
import { fillShortForm, shortenForm } from '../guest/shortForm.ts';

/** The connection or one file of the app is missing for a moment: the guest still comes to the confirmation. */

const confirmed = 'Your appointment is confirmed!';
const lost = /ERR_INTERNET_DISCONNECTED/;

test.beforeEach(({ server }) => shortenForm(server));
test.afterEach(({ server }) => server.restoreContent());

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function pickAndFill(page: Page, hand: MouseHand, guest: Guest): Promise<void> {
  await pickTime(page, hand);
  await hand.press('Continue');
  await expect(page).toHaveURL(/\/schedule$/);
  await fillShortForm(page, hand, guest);
}

async function book(page: Page, hand: MouseHand): Promise<void> {
  await hand.press(bookButton);
  await expect(page).toHaveURL(/\/confirmation$/);
  await expect(heading(page, confirmed)).toBeVisible();
}

test.describe('a guest who is offline for a while', () => {
  test.beforeEach(({ watch }) => watch.allowNetworkLine(lost));

  test('at the results is told so, keeps the time, and books once the connection is back', async ({
    page,
    context,
    guest,
  }) => {
    const hand = new MouseHand(page);
    const whileReading = page.waitForResponse(/reservation-toggle-by-flow/);
    await search(page, hand);
    await pickTime(page, hand);
    await whileReading;
    await context.setOffline(true);
    await hand.press('Continue');
    await expect(page.getByRole('alert').filter({ hasText: "You're offline." })).toBeVisible();
    await context.setOffline(false);
    await hand.press('Continue');
    await expect(page).toHaveURL(/\/schedule$/);
    await fillShortForm(page, hand, guest);
    await book(page, hand);
  });

  test('in the questions before the search goes on answering, and books once it is back', async ({
    page,
    context,
    guest,
  }) => {
    const hand = new MouseHand(page);
    await page.goto(`${main}/prescreen/1?type=Health%20Screenings&location=45202&serviceIds=21`);
    await hand.choose('Is the patient 20 years of age or older?', 'Yes');
    await context.setOffline(true);
    await hand.choose('Which screening do you need?', 'Blood pressure check');
    await hand.press('Continue');
    await hand.choose(/^Do you have pain in the chest/, 'No');
    await hand.press('Continue');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await context.setOffline(false);
    await pickAndFill(page, hand, guest);
    await book(page, hand);
  });

  test('on every page of the form keeps every answer, and books', async ({ page, context, guest }) => {
    const hand = await openForm(page);
    await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
    await context.setOffline(true);
    await fillShortForm(page, hand, guest);
    await context.setOffline(false);
    await book(page, hand);
  });

  test('sees a message at the button that books, and books by pressing it again', { tag: '@critical' }, async ({
    page,
    context,
    guest,
  }) => {
    const hand = await openForm(page);
    await fillShortForm(page, hand, guest);
    await context.setOffline(true);
    await hand.press(bookButton);
    await expect(page.getByText(/You're offline\./).first()).toBeVisible();
    await context.setOffline(false);
    await book(page, hand);
  });
});

test('a guest books although the first request for each file of the app fails', async ({ page, guest, watch }) => {
  watch.allowNetworkLine(/ERR_FAILED/);
  const asked = new Map<string, number>();
  await page.route(/\/assets\/(ResultsWithFinder|ScheduleScreen|forms|ConfirmationScreen)-[^/]+\.js$/, (route) => {
    const [, file = ''] = /assets\/(\w+)-/.exec(route.request().url()) ?? [];
    const times = (asked.get(file) ?? 0) + 1;
    asked.set(file, times);
    return times === 1 ? route.abort() : route.continue();
  });
  const hand = new MouseHand(page);
  await search(page, hand);
  await pickAndFill(page, hand, guest);
  await book(page, hand);
  expect([...asked.keys()].toSorted()).toEqual(['ConfirmationScreen', 'ResultsWithFinder', 'ScheduleScreen', 'forms']);
  expect(Math.min(...asked.values())).toBeGreaterThan(1);
});

test('a form is not opened before its confirmation can be loaded; a page load brings both, with the time reserved', async ({
  page,
  guest,
  watch,
}) => {
  watch.allowNetworkLine(/status of 404/);
  // As after a release, when the files of the open page are gone from the server.
  const files = /\/assets\/ConfirmationScreen-/;
  await page.route(files, (route) => route.fulfill({ status: 404, body: '{}' }));
  const hand = await openForm(page);
  await expect(heading(page, 'This page could not be loaded')).toBeVisible();
  await expectAccessible(page);
  await page.unroute(files);
  await page.getByRole('button', { name: 'Try again' }).click();
  await fillShortForm(page, hand, guest);
  await book(page, hand);
});

test('a confirmation that cannot load shows time, place and code, also after a reload', {
  tag: '@critical',
}, async ({ page, guest, controls, watch }) => {
  watch.allowNetworkLine(/ERR_FAILED/);
  const file = /\/assets\/ConfirmationScreen-.*\.js$/;
  await page.route(file, (route) => (route.request().resourceType() === 'fetch' ? route.continue() : route.abort()));
  const hand = await openForm(page);
  await fillShortForm(page, hand, guest);
  await hand.press(bookButton);
  await expect(page).toHaveURL(/\/confirmation$/);
  await expect(heading(page, 'Your appointment is booked')).toBeVisible();
  const code = (await controls.cancelLink()).split('/').at(-1) ?? '';
  await expect(page.getByRole('main')).toContainText(code);
  await expect(page.getByRole('main')).toContainText(/day, \w+ \d+, \d{4} at \d+:\d\d [AP]M Eastern Time/);
  await expect(page.getByText('could not be loaded')).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute(file);
  await page.reload();
  await expect(heading(page, 'You are booked')).toBeVisible();
  await expect(page.getByText(/day, \w+ \d+, \d{4}/)).toBeVisible();
  await page.goto('about:blank');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Find an Appointment' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('booked');
});
