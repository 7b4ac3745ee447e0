import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Hand } from '../guest/Hand.ts';
import { KeyboardHand } from '../guest/KeyboardHand.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { buildResultsUrl, day, main, servicesShown } from '../guest/search.ts';

const start = `${main}/prescreen/1`;

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

test('by keyboard a guest who may go on comes to the results', { tag: '@critical' }, async ({ page }) => {
  test.slow();
  await page.setViewportSize(page390);
  const hand = new KeyboardHand(page);
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
  const kept = await page.evaluate(() => JSON.stringify([history.state, { ...sessionStorage }, { ...localStorage }]));
  expect(kept).not.toMatch(/1990|sports|fever|concussion/);
  await page.goBack();
  await expect(
    question(page, 'Does the patient have a fever, a new cough or another sign of an infection?'),
  ).toBeVisible();
  await expect(page.getByText('Last question reached!')).toBeHidden();

  await page.goForward();
  await page.reload();
  await expect(page.getByRole('radio').first()).toBeAttached();
  await page.goto(
    buildResultsUrl({ type: 'School or College Physical', location: '45202', date: day(2), serviceIds: '62' }),
  );
  await expect(question(page, 'About the Physical')).toBeVisible();
});

test("the browser's Back and Forward lead from question to question", async ({ page }) => {
  const hand = new MouseHand(page);
  await findPhysical(page, hand);
  await answerForm(page, hand);
  await hand.date('When was the patient born?', '03', '04', '1990');
  await hand.press('Continue');
  await answer(page, hand, 'Do you have the form that the school, camp, team or employer wants signed?', 'Yes');
  const fainted = question(page, 'Has the patient ever fainted, or felt pain in the chest, while exercising?');
  await expect(fainted).toBeFocused();
  const address = page.url();
  await page.goBack();
  await expect(question(page, 'Do you have the form that the school')).toBeFocused();
  await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await page.goBack();
  await expect(question(page, 'When was the patient born?')).toBeFocused();
  expect(page.url()).toBe(address);
  await page.evaluate(() => history.go(2));
  await expect(fainted).toBeFocused();
  await page.evaluate(() => history.go(-3));
  await expect(question(page, 'About the Physical')).toBeFocused();
  await expect(page).toHaveURL(/\/prescreen\/1$/);
});

test('by mouse, an ineligible guest reads why and can go back', { tag: '@critical' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const hand = new MouseHand(page);
  await findPhysical(page, hand);
  await answerForm(page, hand);
  await hand.date('When was the patient born?', '03', '04', '1990');
  await hand.press('Continue');
  await answer(page, hand, 'Do you have the form that the school, camp, team or employer wants signed?', 'Yes');
  await answer(page, hand, 'Has the patient ever fainted, or felt pain in the chest, while exercising?', 'Yes');
  await expect(page.getByRole('alert').filter({ hasText: "Please see the patient's doctor first" })).toBeVisible();
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

test('a reload begins again, and says that the answers are gone', async ({ page }) => {
  const hand = new MouseHand(page);
  await findPhysical(page, hand);
  await expect(page.getByText(/^Your answers are gone/)).toBeHidden();
  await answerForm(page, hand);
  await page.reload();
  await expect(page).toHaveURL(new RegExp(`${start}$`));
  await expect(page.getByText(/^Your answers are gone/)).toBeVisible();
  const age = page.getByRole('radiogroup', { name: 'Is the patient 20 years of age or older?' });
  await expect(age.getByRole('radio', { checked: true })).toHaveCount(0);
  await expectAccessible(page);
});
