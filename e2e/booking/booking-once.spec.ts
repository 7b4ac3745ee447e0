import type { BrowserContext, Locator, Page, Route } from '@playwright/test';
import { calls } from '../../schemas/calls.ts';
import type { Controls } from '../fixtures/Controls.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Guest } from '../guest/Guest.ts';
import { book } from '../guest/groups.ts';
import { openForm } from '../guest/openForm.ts';
import { fillShortForm, shortenForm } from '../guest/shortForm.ts';

/**
 * One intent to book makes one appointment, whatever the guest, the page and the connection do meanwhile. Requests are
 * counted where they arrive, appointments by the mails that confirm them.
 */

const { path: route } = calls['schedule-appointment'];
/**
 * Number of requests to cut. Chromium itself repeats a request on each idle connection that turns out to be cut, so one
 * cut is not enough.
 */
const manyCuts = 100;
const failureMessage = "We're having trouble connecting at the moment. Please try again shortly.";
const cutLine = /ERR_EMPTY_RESPONSE|ERR_CONNECTION/;

const bookButton = (page: Page): Locator => page.getByRole('button', { name: book });
const confirmed = (page: Page): Locator => page.getByRole('heading', { name: 'Your appointment is confirmed!' });

/** Opens the form and fills it completely, but does not book. */
async function fillForm(page: Page, guest: Guest): Promise<void> {
  const hand = await openForm(page);
  await fillShortForm(page, hand, guest);
}

async function expectOneAppointment(controls: Controls, guest: Guest): Promise<void> {
  expect(await controls.mailsTo(guest.email)).toHaveLength(1);
}

interface DelayedReply {
  readonly release: () => void;
}

/** Lets the server complete the next booking, but delays its answer until it is released. */
async function delayReply(page: Page): Promise<DelayedReply> {
  let release = (): void => undefined;
  const coming = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${route}`, async (request) => {
    const response = await request.fetch();
    await coming;
    await request.fulfill({ response });
  });
  return { release: () => release() };
}

/** Reads the statuses of the bookings that the server answers from now on. */
function counted(server: { answersTo(method: string, route: string): readonly number[] }): () => readonly number[] {
  const before = server.answersTo('POST', route).length;
  return () => server.answersTo('POST', route).slice(before);
}

test.beforeEach(({ server }) => shortenForm(server));
test.afterEach(({ server }) => server.restoreContent());

test('Enter and clicks while it is booked send nothing more', async ({ page, server, controls, guest }) => {
  await fillForm(page, guest);
  const answers = counted(server);
  const reply = await delayReply(page);
  await page.getByLabel(/^Confirm Phone/).press('Enter');
  await bookButton(page).click({ force: true, clickCount: 2 });
  await page.getByLabel(/^Confirm Phone/).press('Enter');
  await expect(page.getByText('Booking your appointment...').first()).toBeVisible();
  reply.release();
  await expect(confirmed(page)).toBeFocused();
  await expect.poll(answers).toEqual([200]);
  await expectOneAppointment(controls, guest);
});

test('Back and Forward while it is booked lead nowhere, and the answer is seen', async ({
  page,
  server,
  controls,
  guest,
}) => {
  await fillForm(page, guest);
  const answers = counted(server);
  const reply = await delayReply(page);
  await bookButton(page).click();
  await expect(page.getByText('Booking your appointment...').first()).toBeVisible();
  for (const steps of [-1, -1, 1, -2]) {
    await page.evaluate((by) => history.go(by), steps);
    await expect(page).toHaveURL(/\/schedule$/);
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  reply.release();
  await expect(confirmed(page)).toBeFocused();
  await expect(page).toHaveURL(/\/confirmation$/);
  await expect.poll(answers).toEqual([200]);
  await expectOneAppointment(controls, guest);
});

test('a booking whose reply is lost says so, and the retry shows the one appointment', { tag: '@critical' }, async ({
  page,
  controls,
  watch,
  guest,
}) => {
  watch.allowNetworkLine(cutLine);
  await fillForm(page, guest);
  await controls.fail('schedule-appointment', { cut: 'after', times: manyCuts });
  await bookButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: failureMessage })).toBeVisible();
  await expect(page.getByLabel(/^Email Address/)).toHaveValue(guest.email);
  await expectOneAppointment(controls, guest);
  await controls.clearFaults();
  await bookButton(page).click();
  await expect(confirmed(page)).toBeVisible();
  await expectOneAppointment(controls, guest);
  const code = (await controls.cancelLink()).split('/').at(-1) ?? '';
  await expect(page.getByText(code.split('').join(' '))).toBeAttached();
});

test('a booking that times out says so, and a faster retry makes no second appointment', async ({
  page,
  controls,
  guest,
}) => {
  await fillForm(page, guest);
  const slow = new Promise<Route>((resolve) => {
    void page.route(`**${route}`, (request) => resolve(request), { times: 1 });
  });
  // Shortens the time limit of one booking; the limits of releases and of the retry stay as they are.
  await page.evaluate(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => {
      if (ms <= 5000) return timeout(ms);
      AbortSignal.timeout = timeout;
      return timeout(2000);
    };
  });
  await bookButton(page).click();
  await expect(page.getByText(failureMessage)).toBeVisible();
  await bookButton(page).click();
  await expect(confirmed(page)).toBeVisible();
  const late = await (await slow).fetch();
  expect(late.status()).toBe(200);
  const code = (await controls.cancelLink()).split('/').at(-1) ?? '';
  expect(await late.text()).toContain(code);
  await expectOneAppointment(controls, guest);
});

test.describe('two tabs', () => {
  async function another(context: BrowserContext, guest: Guest): Promise<Page> {
    const tab = await context.newPage();
    await fillForm(tab, guest);
    return tab;
  }

  test('of one guest with the same time book one appointment, and the second says so', { tag: '@critical' }, async ({
    page,
    context,
    server,
    controls,
    watch,
    guest,
  }) => {
    // The second tab's reservation replaced the first, so releasing the first fails; so does releasing the time once it
    // is booked.
    watch.allowNetworkLine(/status of (404|409|429)/);
    await fillForm(page, guest);
    const second = await another(context, guest);
    const answers = counted(server);
    await Promise.all([page, second].map((tab) => bookButton(tab).click()));
    const duplicate = (tab: Page) => tab.getByRole('dialog', { name: 'Looks like you already have an appointment' });
    for (const tab of [page, second]) await expect(confirmed(tab).or(duplicate(tab)).first()).toBeVisible();
    const counts = await Promise.all([page, second].map((tab) => duplicate(tab).count()));
    expect(counts.toSorted()).toEqual([0, 1]);
    await expect.poll(() => answers().toSorted()).toEqual([200, 429]);
    await expectOneAppointment(controls, guest);
  });
});
