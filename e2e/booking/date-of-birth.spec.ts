import { expect, test } from '../fixtures/test.ts';
import { openForm } from '../guest/openForm.ts';

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
