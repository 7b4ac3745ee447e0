import { expectAccessible, expectSound } from '../fixtures/accessibility.ts';
import { Rival } from '../fixtures/Rival.ts';
import { expect, test } from '../fixtures/test.ts';
import { bookedLink, cancelDialog, canceled, chooseToCancel, submitCancel } from '../guest/cancelLink.ts';
import { KeyboardHand } from '../guest/KeyboardHand.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { main } from '../guest/search.ts';

/** The cancel link in the confirmation mail: what it shows, how it answers, and that it leaves no trace. */

for (const [way, viewport, Hand] of [
  ['by keyboard at 390 px', { width: 390, height: 844 }, KeyboardHand],
  ['by mouse at 1280 px', { width: 1280, height: 900 }, MouseHand],
] as const) {
  test.describe(way, () => {
    test.use({ viewport });

    test('a guest opens the link, thinks twice, and cancels', {
      tag: Hand === KeyboardHand ? ['@critical'] : [],
    }, async ({ page, server, controls }) => {
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
      await expectSound(page);

      await hand.press('Cancel Appointment');
      await expect(cancelDialog(page)).toBeVisible();
      await submitCancel(page).press('Enter');
      await expect(page.getByRole('alert')).toHaveText('Please select an appointment to continue cancellation.');
      await expect(cancelDialog(page).getByRole('radio')).toBeFocused();
      await expectAccessible(page);
      await hand.press('Keep Appointment');
      await expect(cancelDialog(page)).toBeHidden();
      await expect(page.getByRole('button', { name: 'Cancel Appointment' })).toBeFocused();

      await chooseToCancel(page, hand);
      await expectAccessible(page);
      await submitCancel(page).press('Enter');
      await expect(page).toHaveURL(/\/canceled$/);
      await expect(page).toHaveTitle('Cancel Confirmation');
      await expect(page.getByRole('heading', { level: 1, name: canceled })).toBeFocused();
      await expectSound(page);
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
  await chooseToCancel(page, new MouseHand(page));
  expect(await new Rival(server.url).isRefusedAsCanceled(link)).toBe(false);
  await submitCancel(page).click();
  await expect(page.getByRole('alert')).toHaveText('This appointment has already been canceled.');
  await expectAccessible(page);
  await expect(cancelDialog(page).getByRole('button')).toHaveText(['Close']);
  await expect(cancelDialog(page).getByRole('button')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: canceled })).toBeFocused();
});

test('a wrong id and a wrong code get the same message, and nothing can be canceled', async ({
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
    await expectSound(page);
  });
}

test('the page of a cancellation is still true after a reload', async ({ page, server, controls }) => {
  await page.goto(await bookedLink(server, controls));
  await chooseToCancel(page, new MouseHand(page));
  await submitCancel(page).click();
  await expect(page.getByRole('heading', { name: canceled })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: canceled })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reschedule Your Appointment' })).toBeVisible();
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
  await chooseToCancel(page, hand);
  await submitCancel(page).click();
  await expect(page.getByRole('heading', { name: canceled })).toBeVisible();
  await page.goBack();
  expectNoTrace();
  expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).toBe('[{},{}]');
});
