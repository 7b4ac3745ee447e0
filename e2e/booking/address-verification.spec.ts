import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectSound } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Guest } from '../guest/Guest.ts';
import { fillAddress, fillPages } from '../guest/intake.ts';
import { KeyboardHand } from '../guest/KeyboardHand.ts';
import type { MouseHand } from '../guest/MouseHand.ts';
import { openForm } from '../guest/openForm.ts';
import { contact, personal } from '../guest/pages/patientDetails.ts';

/** How the address of the patient is verified when the guest leaves the page. */

const call = '/appointment-management/v1/address-validations';
/**
 * Number of requests to cut. Chromium itself repeats a request on each idle connection that turns out to be cut, so one
 * cut is not enough.
 */
const manyCuts = 100;

interface Place {
  readonly city: string;
  readonly state: string;
}

/** A place that does not match the ZIP code 45202, which is in Cincinnati, Ohio. */
const elsewhere: Place = { city: 'Louisville', state: 'Kentucky' };

async function fillPlace(page: Page, guest: Guest, { city, state }: Place): Promise<MouseHand> {
  const hand = await openForm(page);
  await fillPages(page, hand, guest, [personal, contact]);
  await fillAddress(hand);
  await hand.type(/^City/, city);
  await hand.select(/^State/, state);
  return hand;
}

const nextPage = (page: Page): Locator => page.getByRole('heading', { name: 'Insurance', exact: true });
const findDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Check the address' });

async function expectPlace(page: Page, { city, state }: Place): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Home Address' })).toBeVisible();
  await expect(page.getByLabel(/^Address Line 1/)).toHaveValue('12 Analytical Way');
  await expect(page.getByLabel(/^City/)).toHaveValue(city);
  await expect(page.getByRole('combobox', { name: /^State/ }).locator('option:checked')).toHaveText(state);
}

/** Records the body of each validation that the page sends from now on. */
function recordValidations(page: Page): readonly unknown[] {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(call)) sent.push(request.postDataJSON());
  });
  return sent;
}

test('an address that is known is written as it should be, without a word', async ({ page, guest }) => {
  const sent = recordValidations(page);
  const hand = await fillPlace(page, guest, { city: 'cincinnati', state: 'Ohio' });
  await page.getByRole('button', { name: 'Continue' }).dblclick();
  await expect(nextPage(page)).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await hand.press('Back');
  await expectPlace(page, { city: 'Cincinnati', state: 'Ohio' });

  await hand.press('Continue');
  await expect(nextPage(page)).toBeFocused();
  expect(sent).toEqual([
    {
      address: {
        addressLines: ['12 Analytical Way'],
        cityTown: 'cincinnati',
        stateProvince: 'OH',
        postalCode: '45202',
        county: 'Hamilton',
      },
    },
  ]);
});

for (const [name, place] of [
  ['Suggested address', { city: 'Cincinnati', state: 'Ohio' }],
  ['Address you entered', elsewhere],
] as const) {
  test(`an address that is known as another one: the guest takes the '${name}'`, async ({ page, guest }) => {
    const hand = await fillPlace(page, guest, elsewhere);
    await hand.press('Continue');
    const dialog = findDialog(page);
    await expect(dialog.getByRole('radio')).toHaveCount(2);
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
    await expectAccessible(page);

    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText('You must select an address.')).toBeVisible();
    await expect(dialog.getByRole('radio').first()).toBeFocused();
    await expect(dialog.getByRole('radio').first()).toHaveAccessibleDescription('You must select an address.');
    await expectAccessible(page);

    await dialog.getByRole('radio', { name }).check();
    await expect(dialog.getByText('You must select an address.')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(nextPage(page)).toBeFocused();
    await expect(dialog).toHaveCount(0);
    await hand.press('Back');
    await expectPlace(page, place);
  });
}

for (const [way, back] of [
  ['Edit address', (page: Page) => page.getByRole('button', { name: 'Edit address' }).click()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
] as const) {
  test(`${way} leads back to the address as it was typed`, async ({ page, guest }) => {
    const hand = await fillPlace(page, guest, elsewhere);
    await hand.press('Continue');
    await expect(findDialog(page)).toBeVisible();
    await back(page);
    await expect(findDialog(page)).toHaveCount(0);
    await expect(page.getByLabel(/^Address Line 1/)).toBeFocused();
    await expectPlace(page, elsewhere);

    await hand.type(/^City/, 'Cincinnati');
    await hand.select(/^State/, 'Ohio');
    await hand.press('Continue');
    await expect(nextPage(page)).toBeFocused();
  });
}

test.describe('on a phone, by keys alone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the guest chooses, and nothing is wider than the screen', { tag: '@critical' }, async ({ page, guest }) => {
    await fillPlace(page, guest, elsewhere);
    const keys = new KeyboardHand(page);
    await keys.press('Continue');
    const dialog = findDialog(page);
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await keys.press('Continue');
    await expect(dialog.getByText('You must select an address.')).toBeVisible();
    await expectSound(page);

    await keys.choose('Which address should we use?', /^Suggested address/);
    await keys.press('Continue');
    await expect(nextPage(page)).toBeFocused();
    await keys.press('Back');
    await expectPlace(page, { city: 'Cincinnati', state: 'Ohio' });
  });
});

for (const [what, fault, line] of [
  ['an error', { status: 500 }, /status of 500/],
  ['a cut connection', { cut: 'before', times: manyCuts }, /ERR_EMPTY_RESPONSE|ERR_CONNECTION/],
  ['an answer that makes no sense', { body: '{"data":{}}' }, /never/],
  ['no answer for long', { delayMs: 40_000 }, /never/],
] as const) {
  test(`${what} stops nobody: the address stays as it was typed`, async ({ page, controls, watch, guest }) => {
    watch.allowNetworkLine(line);
    const hand = await fillPlace(page, guest, elsewhere);
    await controls.fail('validate-address', { ...fault });
    await hand.press('Continue');
    await expect(nextPage(page)).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await hand.press('Back');
    await expectPlace(page, elsewhere);
  });
}

test('going for another time while the address is checked drops the check and keeps the answers', async ({
  page,
  controls,
  guest,
}) => {
  await fillPlace(page, guest, elsewhere);
  await controls.fail('validate-address', { delayMs: 5_000 });
  const dropped = page.waitForEvent('requestfailed', (request) => request.url().endsWith(call));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Checking your address...')).toBeAttached();
  await page.getByRole('link', { name: /^Edit/ }).click();
  await expect(page).toHaveURL(/\/result$/);
  await dropped;
  await page.goBack();
  await expectPlace(page, elsewhere);
});
