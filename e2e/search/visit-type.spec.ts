import { expectAccessible, expectSound } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { KeyboardHand } from '../guest/KeyboardHand.ts';
import { main, servicesShown } from '../guest/search.ts';
import { open, status, type } from '../guest/searchForm.ts';

/** Choosing the appointment type: from the list, by typing, and by the buttons of what is often booked. */

test('a guest types what is wrong, and chooses by keyboard', { tag: '@critical' }, async ({ page }) => {
  await open(page);
  await type(page).focus();
  await page.keyboard.type('flu shot');
  const options = page.getByRole('listbox', { name: 'Visit types' }).getByRole('option');
  await expect(options).toHaveText(['Flu']);
  await expect(status(page, /^1 visit type\./)).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(options).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(type(page)).toHaveValue('Flu');
  await expect(status(page, 'Often free with insurance')).toHaveCount(1);
  await expectAccessible(page);
});

test.describe('on a phone with its keyboard up', () => {
  // What a keyboard leaves of a phone's screen.
  test.use({ viewport: { width: 390, height: 440 }, hasTouch: true });

  test('the list is within the screen, and its options are as high as a finger needs', async ({ page }) => {
    await open(page);
    await type(page).tap();
    const list = page.getByRole('listbox', { name: 'Visit types' });
    await expect(list).toBeVisible();
    const panel = await list.locator('..').boundingBox();
    expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThanOrEqual(440);
    expect(panel?.height).toBeGreaterThanOrEqual(250);
    await expect(type(page)).toBeInViewport({ ratio: 1 });
    for (const option of (await list.getByRole('option').all()).slice(0, 5))
      expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expectSound(page);
    await list.getByRole('option', { name: 'Wart Removal' }).tap();
    await expect(type(page)).toHaveValue('Wart Removal');
  });

  test('the arrows keep the marked option in view', async ({ page }) => {
    await open(page);
    await type(page).focus();
    for (let step = 0; step < 25; step += 1) await page.keyboard.press('ArrowDown');
    await expect(page.locator('[role="option"][aria-selected="true"]')).toBeInViewport({ ratio: 0.9 });
    await expect(type(page)).toBeInViewport();
  });
});

test('a type that is typed before the app runs is taken along', async ({ page }) => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/(index|shell)-[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(main, { waitUntil: 'commit' });
  await type(page).fill('sore throat');
  await page.getByRole('heading', { level: 1 }).click();
  letGo();
  await servicesShown(page);
  await expect(type(page)).toHaveValue('Sore Throat');
});

test.describe('a guest with forced colors', () => {
  test.use({ forcedColors: 'active' });

  test('sees which option is marked', async ({ page }) => {
    await open(page);
    const hand = new KeyboardHand(page);
    await hand.select(/^Appointment Type/, 'Sore Throat');
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('[role="option"][aria-selected="true"]')).toHaveCSS('outline-style', 'solid');
  });
});
