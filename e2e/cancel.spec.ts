import type { Page } from '@playwright/test';
import { expectAccessible, expectWithinScreen } from './fixtures/accessibility.ts';
import type { Controls } from './fixtures/Controls.ts';
import { Rival } from './fixtures/Rival.ts';
import type { Server } from './fixtures/Server.ts';
import { expect, test } from './fixtures/test.ts';
import type { Hand } from './guest/Hand.ts';
import { KeyboardHand } from './guest/KeyboardHand.ts';
import { MouseHand } from './guest/MouseHand.ts';

/** The link of the confirmation mail: what it shows, what it answers, and that it leaves no trace. */

const main = '/health-services/scheduler';
const canceled = 'Your appointment has been canceled!';
const failed = 'Could not cancel this appointment.';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Appointment(s) Cancellation' });
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Cancel Appointment' });

/** The link in the mail of a visit that was booked just now. */
async function bookedLink(server: Server, controls: Controls): Promise<string> {
  const rival = new Rival(server.url);
  await rival.book(await rival.findSlot());
  return controls.cancelLink();
}

async function choose(page: Page, hand: Hand): Promise<void> {
  await hand.press('Cancel Appointment');
  await expect(dialog(page)).toBeVisible();
  await hand.choose('Which appointment would you like to cancel?', 'Your appointment');
}

for (const [way, viewport, Hand] of [
  ['by keyboard at 390 px', { width: 390, height: 844 }, KeyboardHand],
  ['by mouse at 1280 px', { width: 1280, height: 900 }, MouseHand],
] as const) {
  test.describe(way, () => {
    test.use({ viewport });

    test('a guest opens the link, thinks twice, and cancels', async ({ page, server, controls }) => {
      const hand = new Hand(page);
      const link = await bookedLink(server, controls);
      const reply = await page.goto(link);
      expect(reply?.headers()['referrer-policy']).toBe('no-referrer');
      await expect(page).toHaveTitle('Cancel Appointment');
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(page.getByRole('heading', { level: 1, name: 'You have a confirmed appointment!' })).toBeVisible();
      for (const [business, phone] of [
        ['Clinic', '888-852-2567'],
        ['Dietitian', '888-852-2568'],
        ['Pharmacy', '888-852-2569'],
      ] as const) {
        await expect(page.getByText(business, { exact: true })).toBeVisible();
        await expect(page.getByRole('main').getByRole('link', { name: phone })).toBeVisible();
      }
      await expectAccessible(page);
      await expectWithinScreen(page);

      await hand.press('Cancel Appointment');
      await expect(dialog(page)).toBeVisible();
      await submit(page).press('Enter');
      await expect(page.getByRole('alert')).toHaveText('Please select an appointment to continue cancellation.');
      await expect(dialog(page).getByRole('radio', { name: 'Your appointment' })).toBeFocused();
      await expectAccessible(page);
      await hand.press('Keep Appointment');
      await expect(dialog(page)).toBeHidden();
      await expect(page.getByRole('button', { name: 'Cancel Appointment' })).toBeFocused();

      await choose(page, hand);
      await expectAccessible(page);
      await submit(page).press('Enter');
      await expect(page).toHaveURL(/\/canceled$/);
      await expect(page).toHaveTitle('Cancel Confirmation');
      await expect(page.getByRole('heading', { level: 1, name: canceled })).toBeFocused();
      await expectAccessible(page);
      await expectWithinScreen(page);
      await expect(page.getByRole('button', { name: 'Remove from Calendar' })).toBeVisible();
      await hand.follow('Reschedule Your Appointment');
      await expect(page.getByRole('heading', { name: 'Find an Appointment' })).toBeVisible();
    });
  });
}

test('a link that is opened again says that it is canceled already', async ({ page, server, controls, watch }) => {
  watch.allowNetworkLine(/status of 409/);
  const link = await bookedLink(server, controls);
  const hand = new MouseHand(page);
  for (const last of [false, true]) {
    await page.goto(link);
    await choose(page, hand);
    await submit(page).click();
    if (!last) await expect(page.getByRole('heading', { name: canceled })).toBeVisible();
  }
  await expect(page.getByRole('alert')).toHaveText('This appointment has already been canceled.');
  await expectAccessible(page);
  await expect(dialog(page).getByRole('button')).toHaveText(['Close']);
  await expect(dialog(page).getByRole('button')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: canceled })).toBeFocused();
});

test('a wrong id and a wrong code are answered in the same words', async ({ page, server, controls, watch }) => {
  watch.allowNetworkLine(/status of 404/);
  const hand = new MouseHand(page);
  const link = await bookedLink(server, controls);
  const [id = '', code = ''] = link.split('/').slice(-2);
  const wrong = (text: string) => text.slice(0, -1) + (text.endsWith('A') ? 'C' : 'A');
  const seen: string[] = [];
  for (const [someId, someCode] of [
    [wrong(id), code],
    [id, wrong(code)],
    ['nobody', 'nothing'],
  ]) {
    await page.goto(`${main}/cancel/${someId}/${someCode}`);
    await choose(page, hand);
    await submit(page).click();
    await expect(page.getByRole('alert')).toHaveText(failed);
    seen.push((await page.locator('main').textContent()) ?? '', await dialog(page).ariaSnapshot());
  }
  expect(new Set(seen).size).toBe(2);
  expect(await new Rival(server.url).isRefusedAsCanceled(link)).toBe(false);
});

for (const [what, fault] of [
  ['a server in trouble', { status: 500 }],
  ['an answer that nobody can read', { body: '{' }],
  ['a connection that is cut', { cut: 'before', times: 100 }],
] as const) {
  test(`${what} is told, and a second try cancels`, async ({ page, server, controls, watch }) => {
    watch.allowNetworkLine(/status of 500|net::ERR/);
    const hand = new MouseHand(page);
    await page.goto(await bookedLink(server, controls));
    await choose(page, hand);
    await controls.fail('cancel-appointment', fault);
    await submit(page).click();
    await expect(page.getByRole('alert')).toHaveText(failed);
    await controls.mend();
    await submit(page).click();
    await expect(page.getByRole('heading', { name: canceled })).toBeVisible();
  });
}

test('while it is under way nothing is sent twice, and the guest is told', async ({ page, server, controls }) => {
  const hand = new MouseHand(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.url());
  });
  await page.goto(await bookedLink(server, controls));
  await choose(page, hand);
  await controls.fail('cancel-appointment', { delayMs: 1500 });
  await submit(page).dblclick();
  await expect(dialog(page).getByRole('status')).toHaveText('Canceling your appointment...');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('heading', { name: canceled })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('the link is out of the history once the guest cancels or leaves', async ({ page, server, controls }) => {
  const hand = new MouseHand(page);
  const link = await bookedLink(server, controls);
  const [id = '', code = ''] = link.split('/').slice(-2);
  const expectNoTrace = () => {
    for (const secret of [id, code]) expect(page.url()).not.toContain(secret);
  };
  await page.goto(main);
  await page.goto(link);
  await page.getByRole('banner').getByRole('link', { name: 'Clinic Services' }).click();
  await expect(page).toHaveURL(/\/health\/clinic\/services$/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Find an Appointment' })).toBeVisible();
  expectNoTrace();

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'You have a confirmed appointment!' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Find an Appointment' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Find an Appointment' })).toBeVisible();
  expectNoTrace();

  await page.goto(link);
  await choose(page, hand);
  await submit(page).click();
  await expect(page.getByRole('heading', { name: canceled })).toBeVisible();
  await page.goBack();
  expectNoTrace();
  expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).toBe('[{},{}]');
});
