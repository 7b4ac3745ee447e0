import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { KeyboardHand } from '../guest/KeyboardHand.ts';
import { open, place, shownType, status, type } from '../guest/searchForm.ts';

/** Choosing the appointment type and the day: from the list, and by the buttons of what is often wanted. */

test('a guest chooses by keyboard, and hears how soon it is and what it costs', { tag: '@critical' }, async ({
  page,
}) => {
  await open(page);
  await new KeyboardHand(page).select(/^Appointment Type/, 'Flu');
  await expect(type(page).locator('optgroup[label="Vaccines"] option:checked')).toHaveText('Flu');
  await expect(status(page, 'Often free with insurance')).toHaveCount(1);
  await expectAccessible(page);
});

test('a press chooses the visit, and another one the day', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const hand = await open(page);
  await hand.press(/^Sore throat/);
  await expect(shownType(page)).toHaveText('Sore Throat');
  const date = page.getByLabel('Date');
  const today = await date.inputValue();
  await hand.press('Tomorrow');
  await expect(date).not.toHaveValue(today);
  await expect(page.getByRole('button', { name: 'Tomorrow' })).toHaveAttribute('aria-pressed', 'true');
  await hand.press('Today');
  await expect(date).toHaveValue(today);
  await expect(place(page)).toHaveValue('');
  await expectAccessible(page);
});
