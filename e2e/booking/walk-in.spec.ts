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
      await expect(page.getByText('Thank you for choosing our pharmacy today for your vaccine.')).toBeVisible();
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
      await expectSound(page);
      await hand.follow('Start');

      await expect(page).toHaveURL(new RegExp(`${pharmacy.selection}$`));
      await expect(page).toHaveTitle(/Prescreening Form/);
      await expect(heading(page, 'Vaccines')).toBeFocused();
      await expect(page.getByRole('checkbox').first()).toHaveAccessibleName('Flu');
      await expectSound(page);
      await hand.press('Continue');
      await expect(page.getByRole('group', { name: checklist })).toContainText(
        'Select a vaccine to view availability.',
      );
      await expect(page.getByRole('checkbox', { name: 'Flu', exact: true })).toBeFocused();
      await expectSound(page);
      await hand.choose(checklist, 'Flu');
      await hand.choose(checklist, 'Tdap');
      await hand.press('Continue');

      await expect(heading(page, 'Your walk-in vaccine')).toBeFocused();
      await expect(page.getByRole('region', { name: 'Appointments' })).toHaveCount(0);
      await fillToReview(page, hand, guest);
      const summary = page.getByRole('region', { name: 'Vaccines' });
      await expect(summary.getByRole('definition')).toContainText(['Flu', 'Tdap', pharmacy.name]);
      await expectSound(page);
      await hand.press('Edit Contact Information');
      await expect(heading(page, 'Contact Information')).toBeFocused();
      await hand.type(/^Phone Number/, '5135550177');
      await hand.type(/^Confirm Phone Number/, '5135550177');
      await hand.press('Continue');
      await expect(heading(page, 'Review Your Answers')).toBeFocused();
      await expect(page.getByRole('main')).toContainText('555-0177');
      await hand.press(bookWalkIn);

      await expect(heading(page, confirmed)).toBeFocused();
      await expect(
        page.getByText('Please check in at the pharmacy counter for an approximate wait time.'),
      ).toBeVisible();
      await expect(page.getByText(`${guest.firstName} ${guest.lastName}`)).toBeVisible();
      await expect(page.getByRole('main')).toContainText(pharmacy.name);
      await expectSound(page);
      expect(sent).toHaveLength(1);
      expect(await controls.mailsTo(guest.email)).toHaveLength(1);
      for (const name of ['Modify Appointment', 'Cancel Appointment', 'Add to Calendar'])
        await expect(page.getByText(name)).toHaveCount(0);
      await hand.follow('Get Another Vaccine');
      await expect(page).toHaveURL(new RegExp(`${pharmacy.selection}$`));
      await expect(page.getByRole('checkbox', { name: 'Flu', exact: true })).not.toBeChecked();
    });
  });
}

test('each refusal of the booking has its message, and its ways on; the answers are kept', async ({
  page,
  guest,
  controls,
  watch,
}) => {
  test.setTimeout(180_000);
  watch.allowNetworkLine(/status of (400|409|429|500)|ERR_/);
  const hand = new MouseHand(page);
  const sent = walkIns(page);
  await selectVaccines(page, hand, ['Flu']);
  await fillToReview(page, hand, guest);

  const refuse = async (status: number, title: string, message: string, on: string, leave = 'Quit') => {
    await controls.fail('schedule-walk-in', { status });
    await hand.press(bookWalkIn);
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByRole('paragraph')).toHaveText(message);
    await expect(dialog.getByRole('button')).toHaveText([on, leave]);
    await expectAccessible(page);
    await hand.press(on);
  };
  await refuse(
    400,
    'Confirmation Error',
    "We're sorry, but we encountered an error while trying to confirm your appointment. Please go back and confirm your selections again. We apologize for the inconvenience.",
    'Schedule Appointment',
  );
  await refuse(
    429,
    'Looks like you already have an appointment',
    'Our records show an existing appointment for this service. Please check your confirmation email or call 888-852-2567.',
    'Schedule Appointment',
    'Quit',
  );

  await controls.fail('schedule-walk-in', { status: 500 });
  await hand.press(bookWalkIn);
  const failureMessage = page.getByText("We're having trouble connecting at the moment. Please try again shortly.");
  await expect(failureMessage).toBeVisible();
  await expectAccessible(page);
  await hand.press('Edit Contact Information');
  await hand.press('Review');
  await controls.fail('schedule-walk-in', { cut: 'before', times: manyCuts });
  await hand.press(bookWalkIn);
  await expect(failureMessage).toBeVisible();
  expect(sent).toEqual([sent[0], sent[1], sent[2], sent[2]]);
  await controls.clearFaults();

  await refuse(
    409,
    'Appointment Conflict',
    "We can't book this walk-in right now. Check which vaccines are available.",
    'Check Availability',
  );
  await expect(page).toHaveURL(new RegExp(`${pharmacy.selection}$`));
  await expect(page.getByRole('checkbox', { name: 'Flu', exact: true })).toBeChecked();
  await hand.choose(checklist, 'Tdap');
  await hand.press('Continue');
  await expect(page.getByRole('heading', { name: 'Review Your Answers' })).toBeVisible();

  await controls.fail('schedule-walk-in', { cut: 'after', times: manyCuts });
  await hand.press(bookWalkIn);
  await expect(failureMessage).toBeVisible();
  await controls.clearFaults();
  await page.getByRole('button', { name: bookWalkIn }).dblclick();
  await expect(heading(page, confirmed)).toBeFocused();
  expect(sent.slice(5)).toEqual([sent[5], sent[5]]);
  expect(await controls.mailsTo(guest.email)).toHaveLength(1);

  await page.goBack();
  await expect(heading(page, confirmed)).toBeHidden();
  await expect(page.getByText(guest.lastName)).toHaveCount(0);
});

test('Quit leads away and forgets the answers', async ({ page, guest, controls, watch }) => {
  test.setTimeout(120_000);
  watch.allowNetworkLine(/status of 409/);
  const hand = new MouseHand(page);
  await selectVaccines(page, hand, ['Flu']);
  await fillToReview(page, hand, guest);
  await controls.fail('schedule-walk-in', { status: 409 });
  await hand.press(bookWalkIn);
  await hand.press('Quit');
  await expect(heading(page, 'Find an Appointment')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${main}$`));
  await page.goto(pharmacy.selection);
  await expect(page.getByRole('checkbox', { name: 'Flu', exact: true })).not.toBeChecked();
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
