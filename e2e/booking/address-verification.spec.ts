import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectSound } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Guest } from '../guest/Guest.ts';
import { fillAddress, fillPages } from '../guest/intake.ts';
import { KeyboardHand } from '../guest/KeyboardHand.ts';
import { openForm } from '../guest/openForm.ts';
import { contact, personal } from '../guest/pages/patientDetails.ts';

/** How the address of the patient is verified when the guest leaves the page. */

interface Place {
  readonly city: string;
  readonly state: string;
}

/** A place that does not match the ZIP code 45202, which is in Cincinnati, Ohio. */
const elsewhere: Place = { city: 'Louisville', state: 'Kentucky' };

async function fillPlace(page: Page, guest: Guest, { city, state }: Place): Promise<void> {
  const hand = await openForm(page);
  await fillPages(page, hand, guest, [personal, contact]);
  await fillAddress(hand);
  await hand.type(/^City/, city);
  await hand.select(/^State/, state);
}

const nextPage = (page: Page): Locator => page.getByRole('heading', { name: 'Insurance', exact: true });
const findDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Check the address' });

async function expectPlace(page: Page, { city, state }: Place): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Home Address' })).toBeVisible();
  await expect(page.getByLabel(/^Address Line 1/)).toHaveValue('12 Analytical Way');
  await expect(page.getByLabel(/^City/)).toHaveValue(city);
  await expect(page.getByRole('combobox', { name: /^State/ }).locator('option:checked')).toHaveText(state);
}

test.describe('on a phone, by keys alone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the guest chooses, and nothing is wider than the screen', { tag: '@critical' }, async ({ page, guest }) => {
    await fillPlace(page, guest, elsewhere);
    const keys = new KeyboardHand(page);
    await keys.press('Continue');
    const dialog = findDialog(page);
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expectPlace(page, elsewhere);
    await keys.press('Continue');
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await keys.press('Continue');
    await expect(dialog.getByRole('radio').first()).toBeFocused();
    await expectSound(page);

    await keys.choose('Which address should we use?', /^Suggested address/);
    await keys.press('Continue');
    await expect(nextPage(page)).toBeFocused();
    await keys.press('Back');
    await expectPlace(page, { city: 'Cincinnati', state: 'Ohio' });
  });
});
