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

async function choose(page: Page, hand: Hand, choice: RegExp = /./): Promise<void> {
  await hand.press('Cancel Appointment');
  await expect(dialog(page)).toBeVisible();
  await hand.choose('Which appointment would you like to cancel?', choice);
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
      for (const term of ['Date and time', 'Services', 'Location'])
        await expect(page.getByRole('main').getByText(term, { exact: true })).toBeVisible();
      await expect(page.getByText('Cold, Flu or COVID-19 Symptoms', { exact: true })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: '888-852-2567' })).toBeVisible();
      await expectAccessible(page);
      await expectWithinScreen(page);

      await hand.press('Cancel Appointment');
      await expect(dialog(page)).toBeVisible();
      await submit(page).press('Enter');
      await expect(page.getByRole('alert')).toHaveText('Please select an appointment to continue cancellation.');
      await expect(dialog(page).getByRole('radio')).toBeFocused();
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

test('a link that is opened again says at once that it is canceled already', async ({ page, server, controls }) => {
  const link = await bookedLink(server, controls);
  expect(await new Rival(server.url).isRefusedAsCanceled(link)).toBe(false);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This appointment has already been canceled.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel Appointment' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Reschedule Your Appointment' }).click();
  await expect(page.getByRole('heading', { name: 'Find an Appointment' })).toBeVisible();
  expect(page.url()).not.toContain('cancel');
});

test('what is canceled elsewhere while the page is open is told, too', async ({ page, server, controls, watch }) => {
  watch.allowNetworkLine(/status of 409/);
  const link = await bookedLink(server, controls);
  await page.goto(link);
  await choose(page, new MouseHand(page));
  expect(await new Rival(server.url).isRefusedAsCanceled(link)).toBe(false);
  await submit(page).click();
  await expect(page.getByRole('alert')).toHaveText('This appointment has already been canceled.');
  await expectAccessible(page);
  await expect(dialog(page).getByRole('button')).toHaveText(['Close']);
  await expect(dialog(page).getByRole('button')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: canceled })).toBeFocused();
});

test('a wrong id and a wrong code are answered in the same words, and nothing can be canceled', async ({
  page,
  server,
  controls,
  watch,
}) => {
  watch.allowNetworkLine(/status of 404/);
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
    await expect(page.getByRole('heading', { name: "We can't find this appointment" })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: '888-852-2569' })).toBeVisible();
    seen.push((await page.locator('main').ariaSnapshot()) ?? '');
  }
  expect(new Set(seen).size).toBe(1);
  await expect(page.getByRole('button', { name: 'Cancel Appointment' })).toHaveCount(0);
  await expectAccessible(page);
  expect(await new Rival(server.url).isRefusedAsCanceled(link)).toBe(false);
});

for (const address of [`${main}/cancel`, `${main}/cancel/only-an-id`, `${main}/canceled`]) {
  test(`${address} by hand says how to cancel and whom to call, and of no cancellation`, async ({ page }) => {
    const reply = await page.goto(address);
    expect(reply?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Cancel your appointment' })).toBeVisible();
    await expect(page).toHaveTitle('Cancel Appointment');
    for (const [business, phone] of [
      ['Clinic', '888-852-2567'],
      ['Dietitian', '888-852-2568'],
      ['Pharmacy', '888-852-2569'],
    ] as const) {
      await expect(page.getByText(business, { exact: true })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: phone })).toBeVisible();
    }
    await expect(page.getByText(/has been canceled/)).toHaveCount(0);
    await expectAccessible(page);
    await expectWithinScreen(page);
  });
}

test('the page of a cancellation is still true after a reload', async ({ page, server, controls }) => {
  await page.goto(await bookedLink(server, controls));
  await choose(page, new MouseHand(page));
  await submit(page).click();
  await expect(page.getByRole('heading', { name: canceled })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: canceled })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reschedule Your Appointment' })).toBeVisible();
});

test.describe('of two appointments', () => {
  const bookedLinks = async (server: Server, controls: Controls): Promise<readonly string[]> => {
    await new Rival(server.url).bookPair();
    const links = await controls.cancelLinks();
    expect(links).toHaveLength(2);
    return links;
  };

  test('the link of the first shows both, and lets the second go alone', async ({ page, server, controls }) => {
    const hand = new MouseHand(page);
    const [firstLink = '', secondLink = ''] = await bookedLinks(server, controls);
    await page.goto(firstLink);
    await expect(page.getByRole('heading', { level: 1, name: 'You have two confirmed appointments!' })).toBeVisible();
    await expect(page.getByText(/If you cancel the 1st appointment, the 2nd is canceled too/)).toBeVisible();
    await expectAccessible(page);
    await expectWithinScreen(page);
    await choose(page, hand, /^2nd appointment/);
    await expectAccessible(page);
    await submit(page).click();
    await expect(page.getByText(/^Your 1st appointment, on .*, is still booked\.$/)).toBeVisible();

    await page.goto(secondLink);
    await expect(page.getByRole('heading', { name: 'This appointment has already been canceled.' })).toBeVisible();
    await expect(page.getByText('Your 1st appointment is still confirmed.')).toBeVisible();
    await page.goto(firstLink);
    await expect(page.getByRole('heading', { level: 1, name: 'You have a confirmed appointment!' })).toBeVisible();
    await choose(page, hand, /^1st appointment/);
    await submit(page).click();
    await expect(page.getByRole('heading', { name: canceled })).toBeVisible();
  });

  test('the first cancels both, after saying so', async ({ page, server, controls }) => {
    const hand = new MouseHand(page);
    const [firstLink = '', secondLink = ''] = await bookedLinks(server, controls);
    await page.goto(firstLink);
    await choose(page, hand, /^1st appointment/);
    await expect(dialog(page)).toContainText('cancels all of them');
    await submit(page).click();
    await expect(page.getByRole('heading', { name: canceled })).toBeVisible();
    await expect(page.getByText(/still booked/)).toHaveCount(0);
    expect(await new Rival(server.url).isRefusedAsCanceled(secondLink)).toBe(true);
  });

  test('the link of the second cancels the second alone', async ({ page, server, controls }) => {
    const [firstLink = '', secondLink = ''] = await bookedLinks(server, controls);
    await page.goto(secondLink);
    await expect(page.getByText('This link cancels the 2nd appointment. The 1st stays booked.')).toBeVisible();
    await choose(page, new MouseHand(page), /^2nd appointment/);
    await submit(page).click();
    await expect(page.getByText(/is still booked/)).toBeVisible();
    expect(await new Rival(server.url).isRefusedAsCanceled(firstLink)).toBe(false);
  });
});

test('a lookup that fails can be asked again, and does not keep a guest from canceling', async ({
  page,
  server,
  controls,
  watch,
}) => {
  watch.allowNetworkLine(/status of 503/);
  const link = await bookedLink(server, controls);
  await controls.fail('lookup-appointment', { status: 503 });
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText("We can't show your appointment right now.");
  await expect(page.getByRole('heading', { level: 1, name: 'Cancel your appointment' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You have a confirmed appointment!' })).toBeVisible();
});

test('where a deployment has no such call the page offers the one cancellation, and claims nothing', async ({
  page,
  server,
  controls,
  watch,
}) => {
  watch.allowNetworkLine(/status of 404/);
  const link = await bookedLink(server, controls);
  await controls.fail('lookup-appointment', { status: 404, body: '<h1>Not Found</h1>' });
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Cancel your appointment' })).toBeVisible();
  await expect(page.getByText(/confirmed/)).toHaveCount(0);
  await expectAccessible(page);
  await choose(page, new MouseHand(page), /^Your appointment$/);
  await submit(page).click();
  await expect(page.getByRole('heading', { name: canceled })).toBeVisible();
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
