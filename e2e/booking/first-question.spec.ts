import { expectSound } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { intakeFlows } from '../guest/intakeFlows.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { openForm } from '../guest/openForm.ts';

/** What a guest sees of the form before anything is scrolled. */

const phone = { width: 390, height: 844 };

test.afterEach(({ server }) => server.restoreContent());

test('on a phone the first question of each form is on the first screen', async ({ page, server }) => {
  test.slow();
  await page.setViewportSize(phone);
  for (const { name, open } of intakeFlows)
    await test.step(name, async () => {
      await open(page, new MouseHand(page), server);
      await expect(page.getByLabel(/^Patient's Legal First Name/)).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => window.scrollY)).toBe(0);

      const intro = page.locator('details').filter({ hasText: 'What to have ready' });
      await expect(intro.getByText(/^About \d+ minutes$/)).toBeVisible();
      await expect(intro.getByText('Your insurance card')).toBeHidden();
    });
});

for (const [width, rows] of [
  [390, 1],
  [320, 2],
] as const)
  test(`who the visit is for takes ${rows === 1 ? 'one row' : 'two rows'} of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ ...phone, width });
    await openForm(page);
    const choices = page.getByRole('radiogroup', { name: 'Who is this visit for?' }).locator('label');
    await expect(choices).toHaveCount(3);
    const boxes = await Promise.all((await choices.all()).map((choice) => choice.boundingBox()));
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(rows);
    for (const box of boxes) expect(box?.height).toBeGreaterThanOrEqual(44);
  });

test('what to have ready opens by a key, and stays open', { tag: '@critical' }, async ({ page }) => {
  await page.setViewportSize(phone);
  await openForm(page);
  const summary = page.locator('summary').filter({ hasText: 'What to have ready' });
  expect((await summary.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await summary.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Your insurance card' })).toBeVisible();
  await expectSound(page);
  await page.getByLabel(/^Patient's Legal First Name/).fill('Ada');
  await expect(page.getByRole('listitem').filter({ hasText: 'Your insurance card' })).toBeVisible();
});

test('on a wide screen what to have ready is open', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openForm(page);
  await expect(page.getByRole('listitem').filter({ hasText: 'Your insurance card' })).toBeVisible();
});
