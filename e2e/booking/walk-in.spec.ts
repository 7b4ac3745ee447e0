import type { Page } from '@playwright/test';
import { expectAccessible, expectSound } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { bookWalkIn } from '../guest/groups.ts';
import { KeyboardHand } from '../guest/KeyboardHand.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { main } from '../guest/search.ts';
import { checklist, fillToReview, pharmacy, selectVaccines } from '../guest/walkIn.ts';

const ways = [
  { way: 'by mouse at 1280 px', viewport: { width: 1280, height: 900 }, Hand: MouseHand },
  { way: 'by keyboard alone at 390 px', viewport: { width: 390, height: 844 }, Hand: KeyboardHand },
] as const;

/**
 * Number of requests to cut. Chromium itself repeats a request on each idle connection that turns out to be cut, so one
 * cut is not enough.
 */
const manyCuts = 100;

const confirmed = "You're ready for your vaccine!";
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const walkIns = (page: Page): string[] => {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/appointments/walk-in'))
      keys.push(request.headers()['idempotency-key'] ?? '');
  });
  return keys;
};

for (const { way, viewport, Hand } of ways) {
  test.describe(way, () => {
    test.use({ viewport });

    test('a guest at the counter goes from the landing to the confirmation', {
      tag: Hand === MouseHand ? ['@critical'] : [],
    }, async ({ page, guest, controls }) => {
      test.setTimeout(240_000);
      const hand = new Hand(page);
      const sent = walkIns(page);

      await page.goto(pharmacy.landing);
      await expect(page).toHaveTitle(/Walk-In Vaccine/);
      await expect(page.getByRole('region', { name: 'You are here' })).toContainText(pharmacy.name);
      await expectSound(page);
      await hand.follow('Start');

      await expect(page).toHaveURL(new RegExp(`${pharmacy.selection}$`));
      await expect(page).toHaveTitle(/Prescreening Form/);
      await expect(heading(page, 'Vaccines')).toBeFocused();
      await expect(page.getByRole('checkbox').first()).toHaveAccessibleName('Flu');
      await expectSound(page);
      await hand.press('Continue');
      await expect(page.getByRole('checkbox', { name: 'Flu', exact: true })).toBeFocused();
      await expectSound(page);
      await hand.choose(checklist, 'Flu');
      await hand.choose(checklist, 'Tdap');
      await hand.press('Continue');

      await expect(heading(page, 'Your walk-in vaccine')).toBeFocused();
      await expect(page.getByRole('region', { name: /^Appointments?$/ })).toHaveCount(0);
      await fillToReview(page, hand, guest);
      const summary = page.getByRole('region', { name: 'Vaccines' });
      await expect(summary.getByRole('definition')).toContainText(['Flu', 'Tdap', pharmacy.name]);
      await expectSound(page);
      await hand.press('Edit Contact Information');
      await expect(heading(page, 'Contact Information')).toBeFocused();
      await hand.type(/^Phone Number/, '5135550177');
      await hand.type(/^Confirm Phone Number/, '5135550177');
      await hand.press('Continue');
      await expect(page.getByRole('button', { name: 'Edit Contact Information' })).toBeFocused();
      await expect(page.getByRole('main')).toContainText('555-0177');
      await hand.press(bookWalkIn);

      await expect(heading(page, confirmed)).toBeFocused();
      await expect(page.getByText(`${guest.firstName} ${guest.lastName}`)).toBeVisible();
      await expect(page.getByRole('main')).toContainText(pharmacy.name);
      await expectSound(page);
      expect(sent).toHaveLength(1);
      expect(await controls.mailsTo(guest.email)).toHaveLength(1);
      await hand.follow('Get Another Vaccine');
      await expect(page).toHaveURL(new RegExp(`${pharmacy.selection}$`));
      await expect(page.getByRole('checkbox', { name: 'Flu', exact: true })).not.toBeChecked();
    });
  });
}

test('a walk-in whose reply is lost says so, the retry shows the one booking, and Back stays there', async ({
  page,
  guest,
  controls,
  watch,
}) => {
  test.setTimeout(120_000);
  watch.allowNetworkLine(/ERR_/);
  const hand = new MouseHand(page);
  const sent = walkIns(page);
  await selectVaccines(page, hand, ['Flu']);
  await fillToReview(page, hand, guest);
  await controls.fail('schedule-walk-in', { cut: 'after', times: manyCuts });
  await hand.press(bookWalkIn);
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await expectAccessible(page);
  await controls.clearFaults();
  await page.getByRole('button', { name: bookWalkIn }).dblclick();
  await expect(heading(page, confirmed)).toBeFocused();
  expect(sent).toEqual([sent[0], sent[0]]);
  expect(await controls.mailsTo(guest.email)).toHaveLength(1);

  await page.goBack();
  await expect(heading(page, confirmed)).toBeHidden();
  await expect(page.getByText(guest.lastName)).toHaveCount(0);
});

test('a reload keeps the draft of the form and starts the choice anew', async ({ page }) => {
  const hand = new MouseHand(page);
  await selectVaccines(page, hand, ['Flu', 'Tdap']);
  await page.reload();
  await expect(heading(page, 'Your walk-in vaccine')).toBeVisible();
  await hand.press('Back');
  await expect(page.getByRole('checkbox', { name: 'Tdap' })).toBeChecked();
  await page.goBack();
  await expect(heading(page, 'Your walk-in vaccine')).toBeVisible();
  await page.goto(main);
  await expect(heading(page, 'Find an Appointment')).toBeVisible();
  await page.goto(pharmacy.selection);
  await expect(page.getByRole('checkbox', { name: 'Tdap' })).not.toBeChecked();
});
