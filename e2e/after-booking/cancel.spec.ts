import { expectAccessible, expectSound } from '../fixtures/accessibility.ts';
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
      await expect(page.getByText('Cold, Flu or COVID-19 Symptoms', { exact: true })).toBeVisible();
      await expectSound(page);

      await hand.press('Cancel Appointment');
      await expect(cancelDialog(page)).toBeVisible();
      await expect(cancelDialog(page).getByRole('radio')).toBeChecked();
      await expectAccessible(page);
      await hand.press('Keep Appointment');
      await expect(cancelDialog(page)).toBeHidden();
      await expect(page.getByRole('button', { name: 'Cancel Appointment' })).toBeFocused();

      await chooseToCancel(page, hand);
      await expectAccessible(page);
      await expect(submitCancel(page), 'the last step is red').toHaveCSS('background-color', 'rgb(179, 38, 30)');
      await submitCancel(page).press('Enter');
      await expect(page).toHaveURL(/\/canceled$/);
      await expect(page).toHaveTitle('Cancel Confirmation');
      await expect(page.getByRole('heading', { level: 1, name: canceled })).toBeFocused();
      await expectSound(page);
      await page.reload();
      await expect(page.getByRole('heading', { name: canceled })).toBeVisible();
      await hand.follow('Reschedule Your Appointment');
      await expect(page.getByRole('heading', { name: 'Find an Appointment' })).toBeVisible();
    });
  });
}

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
