import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { KeyboardHand } from '../guest/KeyboardHand.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { main, servicesShown, visit } from '../guest/search.ts';

/** What is known of the chosen service makes the form longer. On a slow line it comes after the choice. */
const lateFiles = { code: /\/serviceNotes-.*\.js/, document: /service-extra-properties/ };

test.use({ viewport: { width: 390, height: 844 } });

for (const [part, files] of Object.entries(lateFiles)) {
  test(`a press on Find counts, although the ${part} of the service's notes arrives during it`, async ({ page }) => {
    const letNotesCome = await holdBack(page, files);
    await fillIn(page);
    const find = page.getByRole('button', { name: 'Find Appointment' });
    await find.hover();
    const top = await topOf(find);
    await page.mouse.down();
    await letNotesCome();
    expect(await topOf(find), 'the button stays under the pointer').toBe(top);
    await page.mouse.up();
    await expect(page).toHaveURL(/\/scheduler\/result$/);
  });
}

test('notes of the service that arrive during a press appear after it', async ({ page }) => {
  const letNotesCome = await holdBack(page, lateFiles.document);
  await fillIn(page);
  const notes = page.getByRole('status').locator('dl');
  await page.getByRole('heading', { level: 1 }).hover();
  await page.mouse.down();
  await letNotesCome();
  await expect(notes).toBeHidden();
  await page.mouse.up();
  await expect(notes).toBeVisible();
});

test('the field with the focus stays in view when notes of the service arrive above it', async ({ page }) => {
  const letNotesCome = await holdBack(page, lateFiles.document);
  await page.goto(main);
  await servicesShown(page);
  const hand = new KeyboardHand(page);
  await hand.select(/^Appointment Type/, 'Sports or Camp Physical');
  await hand.type(/^Location/, '45');
  await letNotesCome();
  await expect(page.getByRole('status').locator('dl')).toBeVisible();
  await expect(page.getByLabel(/^Location/)).toBeFocused();
  await expect(page.getByLabel(/^Location/)).toBeInViewport({ ratio: 1 });
});

async function fillIn(page: Page): Promise<void> {
  await page.goto(main);
  await servicesShown(page);
  const hand = new MouseHand(page);
  await hand.select(/^Appointment Type/, visit);
  await hand.type(/^Location/, '45202');
  // The page makes room for the suggestions, and must have done so before the press.
  await expect(page.locator('[role=option]').first()).toBeVisible();
}

/** Keeps these files from the page until what is returned is called; that resolves when the page could have used them. */
async function holdBack(page: Page, files: RegExp): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    const document = page.waitForResponse(lateFiles.document);
    release();
    await (await document).finished();
    // Frames, not milliseconds: a busy machine takes longer for both.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
    });
  };
}

const topOf = async (locator: Locator): Promise<number | undefined> => (await locator.boundingBox())?.y;
