import type { Page } from '@playwright/test';
import { expectSound } from '../fixtures/accessibility.ts';
import type { Controls } from '../fixtures/Controls.ts';
import { expect, test } from '../fixtures/test.ts';
import type { FormPage } from '../guest/FormPage.ts';
import type { Guest } from '../guest/Guest.ts';
import { afterTelenutrition, groups } from '../guest/groups.ts';
import type { Hand } from '../guest/Hand.ts';
import { fillPages } from '../guest/intake.ts';
import { KeyboardHand } from '../guest/KeyboardHand.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { answerDietitianQuestions } from '../guest/questions/dietitianQuestions.ts';
import { openVaccineTimes } from '../guest/questions/shortPrescreen.ts';
import { searchVaccines } from '../guest/questions/vaccineQuestions.ts';
import { pickTime, searchByVideo } from '../guest/search.ts';

/**
 * Each flow from its search to the cancellation of the appointment. A visit in person is covered by
 * book-and-cancel.spec.ts.
 */

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };

test.afterEach(({ server }) => server.restoreContent());

async function chooseTime(page: Page, hand: Hand, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
  await pickTime(page, hand);
  await hand.press('Continue');
}

/** Fills the form and books. Returns the codes in the mail, which the page shows as well. */
async function book(
  page: Page,
  hand: Hand,
  { controls, guest, forms }: { controls: Controls; guest: Guest; forms: readonly FormPage[] },
): Promise<readonly string[]> {
  await expect(page).toHaveURL(/\/schedule$/);
  await fillPages(page, hand, guest, forms);
  await expect(page).toHaveURL(/\/confirmation$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText(`${guest.firstName} ${guest.lastName}`).first()).toBeVisible();
  await expectSound(page);
  const mails = await controls.mailsTo(guest.email);
  expect(mails).toHaveLength(1);
  const codes = new Set(
    [...(mails[0]?.text ?? '').matchAll(/\/cancel\/[^/\s]+\/([^/\s]+)/g)].map(([, code = '']) => code),
  );
  for (const code of codes) await expect(page.getByText(code, { exact: true })).toBeVisible();
  return [...codes];
}

/** Cancels the first appointment, and with it any second one, from the confirmation. */
async function cancel(page: Page, hand: Hand): Promise<void> {
  await hand.press(/^Cancel Appointment/);
  const modal = page.getByRole('dialog', { name: 'Appointment(s) Cancellation' });
  await expect(modal).toBeVisible();
  await modal.getByRole('radio').first().check();
  await modal.getByRole('button', { name: 'Cancel Appointment' }).press('Enter');
  await expect(page).toHaveURL(/\/canceled$/);
  await expect(page.getByRole('heading', { name: 'Your appointment has been canceled!' })).toBeVisible();
}

test.describe('by mouse at 1280 px', () => {
  test.use({ viewport: desktop });

  test('a visit by video is booked and canceled', { tag: '@critical' }, async ({ page, controls, guest }) => {
    test.slow();
    const hand = new MouseHand(page);
    await searchByVideo(page, hand);
    await chooseTime(page, hand, 'Choose a time');
    expect(await book(page, hand, { controls, guest, forms: groups.virtual })).toHaveLength(1);
    await cancel(page, hand);
  });

  test('both doses of a vaccine are booked with a code each, and canceled together', { tag: '@critical' }, async ({
    page,
    controls,
    guest,
  }) => {
    test.slow();
    const hand = new MouseHand(page);
    await searchVaccines(page, hand, 'Shingles');
    await chooseTime(page, hand, 'Choose a time');
    await chooseTime(page, hand, 'Choose a time for your second dose');
    expect(await book(page, hand, { controls, guest, forms: groups['everyday-vaccine'] })).toHaveLength(2);
    await cancel(page, hand);
  });

  test('the first dose alone is booked and canceled', async ({ page, server, controls, guest }) => {
    test.slow();
    const hand = new MouseHand(page);
    await openVaccineTimes(page, server, hand, '109', 1);
    await chooseTime(page, hand, 'Choose a time');
    await hand.press('Book the first dose only');
    expect(await book(page, hand, { controls, guest, forms: groups['everyday-vaccine'] })).toHaveLength(1);
    await cancel(page, hand);
  });
});

test.describe('by keyboard alone at 390 px', () => {
  test.use({ viewport: phone });

  test('a visit with a dietitian is booked from its questions on, and canceled', { tag: '@critical' }, async ({
    page,
    controls,
    guest,
  }) => {
    test.slow();
    const hand = new KeyboardHand(page);
    await answerDietitianQuestions(page, hand);
    await chooseTime(page, hand, 'Choose your dietitian and a time');
    expect(await book(page, hand, { controls, guest, forms: afterTelenutrition })).toHaveLength(1);
    await cancel(page, hand);
    await expect(page.getByRole('link', { name: /schedule/i }).last()).toHaveAttribute('href', /type=Telenutrition$/);
  });
});
