import type { Page } from '@playwright/test';
import { expectAccessible, expectSound } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Hand } from '../guest/Hand.ts';
import { KeyboardHand } from '../guest/KeyboardHand.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { main, servicesShown } from '../guest/search.ts';

const start = `${main}/prescreen/1`;

/** The first question of each prescreen, by the category that its link names. */
const openings = [
  ['Physicals', 'About the Physical', '1 of 8'],
  ['Health Screenings', 'About the Screening', '1 of 9'],
  ['DOT Physicals', 'About the DOT Physical', '1 of 20'],
  ['Medicare Wellness', 'Your Medicare Card', '1 of 8'],
  ['Travel Vaccines', 'When was the traveler born?', undefined],
  ['Telenutrition', 'Your Nutrition Visit', '1 of 9'],
  ['Vaccines', 'Vaccines', '1 of 14'],
] as const;

const page390 = { width: 390, height: 844 };
const question = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

async function findPhysical(page: Page, hand: Hand): Promise<void> {
  await page.goto(main);
  await servicesShown(page);
  await hand.select(/^Appointment Type/, 'Sports or Camp Physical');
  await hand.type(/^Location/, '45202');
  await hand.press('Find Appointment');
  await expect(page).toHaveURL(new RegExp(`${start}$`));
}

async function answerForm(page: Page, hand: Hand): Promise<void> {
  await expect(question(page, 'About the Physical')).toBeVisible();
  await hand.choose('What kind of physical is it?', 'Sports or camp physical');
  await hand.choose('Is the patient 20 years of age or older?', 'Yes');
  await hand.press('Continue');
  await expect(question(page, 'When was the patient born?')).toBeFocused();
  await expect(page).toHaveURL(/\/prescreen\/2$/);
}

async function answer(page: Page, hand: Hand, name: string, choice: 'Yes' | 'No'): Promise<void> {
  await expect(question(page, name)).toBeVisible();
  await hand.choose(name, choice);
  await hand.press('Continue');
}

for (const [category, heading, count] of openings) {
  test(`the prescreen of ${category} opens by a link`, async ({ page }) => {
    await page.setViewportSize(page390);
    await page.goto(`${start}?type=${encodeURIComponent(category)}`);
    await expect(question(page, heading)).toBeVisible();
    await expect(page).toHaveTitle(/Prescreening Form/);
    await expect(page.getByText(/^\d+ of \d+$/)).toHaveText(count === undefined ? [] : [count]);
    await expectSound(page);
  });
}

for (const [way, viewport, Hand] of [
  ['by mouse', { width: 1280, height: 900 }, MouseHand],
  ['by keyboard', page390, KeyboardHand],
] as const) {
  test.describe(way, () => {
    test.use({ viewport });

    test('a guest who may go on comes to the results', { tag: Hand === KeyboardHand ? ['@critical'] : [] }, async ({
      page,
    }) => {
      test.slow();
      const hand = new Hand(page);
      await findPhysical(page, hand);
      await answerForm(page, hand);
      await hand.date('When was the patient born?', '03', '04', '1990');
      await hand.press('Continue');
      await answer(page, hand, 'Do you have the form that the school, camp, team or employer wants signed?', 'Yes');
      await answer(page, hand, 'Has the patient ever fainted, or felt pain in the chest, while exercising?', 'No');
      await answer(page, hand, 'Is the patient still recovering from a concussion?', 'No');
      await answer(page, hand, 'Does the patient have a fever, a new cough or another sign of an infection?', 'No');
      await expect(page.getByText('Last question reached! You will be redirected shortly.')).toBeVisible();
      await expect(page).toHaveURL(/\/scheduler\/result$/);
      await expect(page.getByRole('radio').first()).toBeAttached();
      const kept = await page.evaluate(() =>
        JSON.stringify([history.state, { ...sessionStorage }, { ...localStorage }]),
      );
      expect(kept).not.toMatch(/1990|sports|fever|concussion/);
      await page.goBack();
      await expect(
        question(page, 'Does the patient have a fever, a new cough or another sign of an infection?'),
      ).toBeVisible();
      await expect(page.getByText('Last question reached!')).toBeHidden();
    });

    test('a guest who may not is told why, and can go back', { tag: Hand === MouseHand ? ['@critical'] : [] }, async ({
      page,
    }) => {
      const hand = new Hand(page);
      await findPhysical(page, hand);
      await answerForm(page, hand);
      await hand.date('When was the patient born?', '03', '04', '1990');
      await hand.press('Continue');
      await answer(page, hand, 'Do you have the form that the school, camp, team or employer wants signed?', 'Yes');
      await answer(page, hand, 'Has the patient ever fainted, or felt pain in the chest, while exercising?', 'Yes');
      await expect(page.getByRole('alert').filter({ hasText: 'Please see your doctor first' })).toBeVisible();
      await expect(page.getByText('4 of 6')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-disabled', 'true');
      await expect(page.getByRole('link', { name: 'Choose another visit type' })).toBeVisible();
      await expectAccessible(page);
      await hand.press('Back');
      await hand.press('Back');
      await hand.press('Back');
      await expect(question(page, 'About the Physical')).toBeFocused();
      await expect(page.getByRole('radio', { name: 'Sports or camp physical' })).toBeChecked();
      await hand.press('Back');
      await expect(page).toHaveURL(new RegExp(`${main}$`));
      await expect(page.getByRole('combobox', { name: /^Location/ })).toHaveValue('45202');
    });
  });
}

test('a forged step, and a reload, lead to the next uncompleted one', async ({ page }) => {
  const hand = new MouseHand(page);
  await page.goto(`${main}/prescreen/7?type=Physicals`);
  await expect(question(page, 'About the Physical')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${start}$`));
  await answerForm(page, hand);
  await page.reload();
  await expect(question(page, 'About the Physical')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${start}$`));
  await expect(page.getByRole('radio', { name: 'Sports or camp physical' })).not.toBeChecked();
});

test('what no prescreen is asked for goes to main', async ({ page }) => {
  await page.goto(`${start}?type=Anything`);
  await expect(page).toHaveURL(new RegExp(`${main}$`));
  await expect(page.getByRole('heading', { name: 'Find an Appointment' })).toBeVisible();
});

test('questions that cannot be loaded are told, and asked for again', async ({ page, watch }) => {
  watch.allowNetworkLine(/status of 500/);
  await page.route('**/eligibility-questions/**', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto(`${start}?type=Physicals`);
  const message = 'Sorry. We appear to be having trouble loading the questions. Please try again later.';
  await expect(page.getByRole('alert')).toHaveText(message);
  await expectAccessible(page);
});

test('licensure states that cannot be loaded are told, and asked for again', async ({ page, controls, watch }) => {
  watch.allowNetworkLine(/status of 500/);
  await controls.fail('licensure-states', { status: 500 });
  await page.goto(`${start}?type=Telenutrition`);
  await expect(page.getByRole('alert')).toHaveText(
    "We're having trouble connecting at the moment. Please refresh the page to try again.",
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(question(page, 'Your Nutrition Visit')).toBeVisible();
});
