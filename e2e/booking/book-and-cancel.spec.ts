import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { fillIntake } from '../guest/intake.ts';
import { KeyboardHand } from '../guest/KeyboardHand.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { pickTime, search } from '../guest/search.ts';

const ways = [
  { way: 'by mouse on a wide screen', viewport: { width: 1280, height: 900 }, Hand: MouseHand },
  { way: 'by keyboard alone on a phone', viewport: { width: 390, height: 844 }, Hand: KeyboardHand },
] as const;

for (const { way, viewport, Hand } of ways) {
  test.describe(way, () => {
    test.use({ viewport });

    test('a guest books a visit and cancels it from the e-mail', {
      tag: Hand === KeyboardHand ? ['@critical'] : [],
    }, async ({ page, controls, guest }) => {
      test.slow();
      const hand = new Hand(page);

      await search(page, hand);
      await expectAccessible(page);
      await pickTime(page, hand);
      await expectAccessible(page);
      await hand.press('Continue');
      await expect(page).toHaveURL(/\/schedule$/);

      await fillIntake(page, hand, guest, () => expectAccessible(page));

      await expect(page).toHaveURL(/\/confirmation$/);
      await expect(page.getByRole('heading', { name: 'Your appointment is confirmed!' })).toBeFocused();
      await expect(page.getByText(`${guest.firstName} ${guest.lastName}`)).toBeVisible();
      await expectAccessible(page);

      const link = await controls.cancelLink();
      expect(link).toMatch(/\/health-services\/scheduler\/cancel\/[^/]+\/[^/]+$/);
      const code = link.split('/').at(-1) ?? '';
      await expect(page.getByText(code, { exact: true })).toBeVisible();

      await page.goto(link);
      await expect(page.getByRole('heading', { name: 'You have a confirmed appointment!' })).toBeVisible();
      await expectAccessible(page);
      await hand.press('Cancel Appointment');
      await expect(page.getByRole('dialog', { name: 'Appointment(s) Cancellation' })).toBeVisible();
      await expectAccessible(page);
      await hand.choose('Which appointment would you like to cancel?', /./);
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel Appointment' }).press('Enter');

      await expect(page).toHaveURL(/\/canceled$/);
      await expect(page.getByRole('heading', { name: 'Your appointment has been canceled!' })).toBeVisible();
      await expectAccessible(page);
    });
  });
}
