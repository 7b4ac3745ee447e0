import type { Page } from '@playwright/test';
import { expectAccessible, expectSound } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import type { MouseHand } from '../guest/MouseHand.ts';
import { open, phone, place, readCriteria, results, searchFor, shownType } from '../guest/searchForm.ts';

/** What is asked before a search continues: whether to add a vaccine, and the state of a visit by video. */

test('a flu vaccine that is added goes with the search to the results', { tag: '@critical' }, async ({ page }) => {
  const hand = await open(page);
  await searchFor(hand, 'Smoking Cessation');
  await expect(page.getByRole('dialog', { name: 'Need a flu vaccine?' })).toBeVisible();
  await expectAccessible(page);
  await hand.press('Add Flu Vaccine');
  await expect(page).toHaveURL(results);
  expect(await readCriteria(page)).toMatchObject({ shouldAddPromotion: true, location: '45202' });
  await expect(page.getByRole('region', { name: 'Your search' })).toContainText('Smoking Cessation and Flu Vaccine');
});

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
    await expect(state(page)).toBeFocused();
    await expectSound(page);
    await hand.select(/^State/, 'Texas');
    await hand.press('Check Availability');
    await expect(modal(page)).toBeVisible();
    await hand.select(/^State/, 'Ohio');
    await hand.press('Check Availability');
    await expect(page).toHaveURL(results);
    const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
    expect(await readCriteria(page)).toMatchObject({ location: 'OH', state: 'OH', date: today });
    await page.goBack();
    await expect(shownType(page)).toHaveText('Cold or Flu by Video');
    await hand.press('Find Appointment');
    await expect(state(page)).toHaveValue('OH');
    await hand.press('Cancel');
    await expect(modal(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Find Appointment' })).toBeFocused();
    await hand.select(/^Appointment Type/, 'Sore Throat');
    await expect(place(page)).toHaveValue('Mason, OH');
  });
});

test('if a modal fails to load, the offer is skipped and a missing state shows a message', async ({ page, watch }) => {
  watch.allowNetworkLine(/ERR_FAILED/);
  await page.route(/\/assets\/(Search)?Modal-/, (route) => route.abort());
  const hand = await open(page);
  await hand.select(/^Appointment Type/, 'Cold or Flu by Video');
  await hand.press('Find Appointment');
  await expect(page.getByRole('alert')).toHaveText(
    "We're having trouble connecting at the moment.Please refresh the page to try again.",
  );
  await expectAccessible(page);
  await searchFor(hand, 'Smoking Cessation');
  await expect(page).toHaveURL(results);
});
