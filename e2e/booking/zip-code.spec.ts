import { expectSound } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { fillPages } from '../guest/intake.ts';
import { KeyboardHand } from '../guest/KeyboardHand.ts';
import { openForm } from '../guest/openForm.ts';
import { contact, personal } from '../guest/pages/patientDetails.ts';

/** City, state and county of the home address are filled in from its ZIP code, and stay the guest's to change. */

test.use({ viewport: { width: 390, height: 844 } });

const note = 'We filled in the city, state or county from the ZIP code. You can change them.';

test('a ZIP code fills in the rest of the address, which the guest changes by keys alone', {
  tag: '@critical',
}, async ({ page, guest }) => {
  const hand = await openForm(page);
  await fillPages(page, hand, guest, [personal, contact]);
  await expect(page.getByRole('heading', { name: 'Home Address' })).toBeFocused();
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));

  const keys = new KeyboardHand(page);
  await keys.type(/^Address Line 1/, '12 Analytical Way');
  await keys.type(/^ZIP Code/, '45202');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(/^City/)).toHaveValue('Cincinnati');
  await expect(page.getByRole('combobox', { name: /^State/ })).toHaveValue('OH');
  await expect(page.getByLabel(/^County/)).toHaveValue('Hamilton');
  await expect(page.getByRole('status').filter({ hasText: note })).toBeVisible();
  await expectSound(page);
  expect(addresses.filter((url) => url.includes('45202'))).toEqual([]);

  await page.getByLabel(/^County/).fill('Butler');
  const checked = page.waitForRequest((request) => request.url().endsWith('/address-validations'));
  await hand.press('Continue');
  expect((await checked).postDataJSON()).toMatchObject({ address: { cityTown: 'Cincinnati', county: 'Butler' } });
  await expect(page.getByRole('heading', { name: 'Insurance', exact: true })).toBeFocused();
});
