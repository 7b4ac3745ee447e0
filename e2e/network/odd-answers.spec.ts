import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { openForm } from '../guest/openForm.ts';
import { address, contact, personal } from '../guest/pages/patientDetails.ts';

/**
 * Answers as people write them rather than as the form wants them: each is accepted, or its error is explained and it
 * stays.
 */

test('month 13, nine digits of a ZIP code and an extension are taken or explained', async ({ page, guest }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const hand = await openForm(page);
  await personal.fill(hand, guest);
  await hand.date(/^Date of Birth/, '13', '10', '1985');
  await hand.press('Continue');
  const birth = page.getByRole('group', { name: /^Date of Birth/ });
  await expect(birth).toContainText('Value must be in MM format');
  await expect(birth.getByLabel('Month')).toHaveAttribute('aria-invalid', 'true');
  await expect(birth.getByLabel('Day')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(birth.getByLabel('Month')).toHaveValue('13');
  await expectAccessible(page);
  await hand.date(/^Date of Birth/, '12', '10', '1985');
  await hand.press('Continue');

  await expect(page.getByRole('heading', { name: contact.heading })).toBeVisible();
  await contact.fill(hand, guest);
  await hand.type(/^Phone Number/, '513-555-0134 x12');
  await hand.press('Continue');
  await expect(page.getByLabel(/^Phone Number/)).toHaveAccessibleDescription(/without an extension/);
  await expect(page.getByLabel(/^Phone Number/)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel(/^Phone Number/)).toHaveValue('513-555-0134 x12');
  await hand.type(/^Phone Number/, '5135550134');
  await hand.press('Continue');

  await expect(page.getByRole('heading', { name: address.heading })).toBeVisible();
  await hand.type(/^ZIP Code/, '452021234');
  await hand.press('Continue');
  await expect(page.getByLabel(/^Address Line 1/)).toBeFocused();
  await expect(page.getByLabel(/^ZIP Code/)).toHaveValue('45202-1234');
});

test('an empty date shows how each part is written, dark enough to be read, and says it once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openForm(page);
  const birth = page.getByRole('group', { name: /^Date of Birth/ });
  const written = { Month: 'mm', Day: 'dd', Year: 'yyyy' };
  for (const [name, placeholder] of Object.entries(written)) {
    const part = birth.getByRole('textbox', { name, exact: true });
    await expect(part).toHaveAttribute('placeholder', placeholder);
    expect(await part.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0);
    expect(await part.evaluate(contrastOfPlaceholder)).toBeGreaterThanOrEqual(4.5);
  }
  await expect(birth).not.toContainText('mm');
});

/** The contrast of a placeholder by the formula of WCAG 2. Runs in the page. */
function contrastOfPlaceholder(input: Element): number {
  const luminance = (colour: string): number => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const shades = [
    luminance(getComputedStyle(input, '::placeholder').color),
    luminance(getComputedStyle(input).backgroundColor),
  ];
  return (Math.max(...shades) + 0.05) / (Math.min(...shades) + 0.05);
}
