import type { Page } from '@playwright/test';
import { expectAccessible, expectSound } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { KeyboardHand } from '../guest/KeyboardHand.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { open, phone, place, readCriteria, results, searchFor, type } from '../guest/searchForm.ts';

/** What is asked before a search continues: whether to add a vaccine, and the state of a visit by video. */

for (const [way, Hand, button, added] of [
  ['by mouse', MouseHand, 'Add Flu Vaccine', true],
  ['by keyboard', KeyboardHand, 'No', false],
] as const) {
  test(`${button} to the flu vaccine, ${way}, leads to the results`, {
    tag: Hand === MouseHand ? ['@critical'] : [],
  }, async ({ page }) => {
    await open(page);
    const hand = new Hand(page);
    await searchFor(hand, 'Smoking Cessation');
    await expect(page.getByRole('dialog', { name: 'Need a flu vaccine?' })).toBeVisible();
    await expectAccessible(page);
    await hand.press(button);
    await expect(page).toHaveURL(results);
    expect(await readCriteria(page)).toMatchObject({ shouldAddPromotion: added, location: '45202' });
  });
}

test.describe('a visit by video', () => {
  const modal = (page: Page) => page.getByRole('dialog', { name: 'Which state will you be in?' });
  const state = (page: Page) => modal(page).getByRole('combobox', { name: 'State' });

  async function ask(page: Page): Promise<MouseHand> {
    const hand = await open(page);
    await hand.type(/^Location/, 'Mason, OH');
    await hand.select(/^Appointment Type/, 'Cold or Flu by Video');
    await expect(place(page)).toBeHidden();
    await hand.press('Find Appointment');
    await expect(state(page)).toContainText('Choose One');
    return hand;
  }

  test('asks for the state, which becomes the location, and has it again on the way back', {
    tag: '@critical',
  }, async ({ page }) => {
    await page.setViewportSize(phone);
    const hand = await ask(page);
    const names = (await state(page).getByRole('option').allTextContents()).slice(1);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en-US')));
    expect(names).toContain('District of Columbia');
    for (let times = 0; times < 8; times += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(
        () => document.activeElement?.closest('dialog, main, header, footer')?.tagName,
      );
      expect(['DIALOG', undefined]).toContain(focused);
    }
    await hand.press('Check Availability');
    await expect(modal(page).getByText('Please choose the state that you will be in.')).toBeVisible();
    await expect(state(page)).toBeFocused();
    await expectSound(page);
    await hand.select(/^State/, 'Texas');
    await hand.press('Check Availability');
    await expect(modal(page).getByText(/not licensed in this state yet/)).toBeVisible();
    await hand.select(/^State/, 'Ohio');
    await hand.press('Check Availability');
    await expect(page).toHaveURL(results);
    const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
    expect(await readCriteria(page)).toMatchObject({ location: 'OH', state: 'OH', date: today });
    await page.goBack();
    await expect(type(page)).toHaveValue('Cold or Flu by Video');
    await hand.press('Find Appointment');
    await expect(state(page)).toHaveValue('OH');
    await hand.press('Cancel');
    await expect(modal(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Find Appointment' })).toBeFocused();
    await hand.select(/^Appointment Type/, 'Sore Throat');
    await expect(place(page)).toHaveValue('Mason, OH');
  });

  test('says that the states do not come, and asks again', async ({ page, controls, watch }) => {
    watch.allowNetworkLine(/status of 500/);
    await controls.fail('licensure-states', { status: 500 });
    const hand = await open(page);
    await hand.select(/^Appointment Type/, 'Cold or Flu by Video');
    await hand.press('Find Appointment');
    await expect(modal(page).getByRole('alert')).toContainText(
      "We're having trouble connecting at the moment. Please try again.",
    );
    await expectAccessible(page);
    await hand.press('Try again');
    await expect(state(page)).toContainText('Ohio');
  });
});

test('a modal that does not arrive: an offer is left out, and without a state the guest is told', async ({
  page,
  watch,
}) => {
  watch.allowNetworkLine(/ERR_FAILED/);
  await page.route(/\/assets\/(Search)?Modal-/, (route) => route.abort());
  const hand = await open(page);
  await hand.select(/^Appointment Type/, 'Cold or Flu by Video');
  await hand.press('Find Appointment');
  await expect(page.getByRole('alert')).toHaveText("We're having trouble connecting at the moment.Please try again.");
  await expectAccessible(page);
  await searchFor(hand, 'Smoking Cessation');
  await expect(page).toHaveURL(results);
});
