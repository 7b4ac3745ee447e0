import type { Locator, Page } from '@playwright/test';
import { expectSound } from '../fixtures/accessibility.ts';
import { expect, test } from './studioTest.ts';

test.beforeEach(async ({ desk }) => {
  await desk.open('in-person', /^In person/);
  await expect(desk.livePage.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`by keyboard: why a field is hidden, and the answers that show it, in the ${colorScheme}`, async ({
    page,
    desk,
  }) => {
    await page.emulateMedia({ colorScheme });
    // Nothing of the page has the focus, so the list of all places is called.
    await page.keyboard.press('Alt+W');
    await expect(desk.livePage.getByRole('searchbox', { name: 'Find' })).toBeFocused();
    await page.keyboard.type('isMobileConsentChecked');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(desk.places.getByRole('option').first()).toBeFocused();
    await expect(desk.places.getByRole('option', { selected: true })).toHaveText(/shown\?hidden$/);
    await expect(desk.explanation).toContainText('it is shown when');
    await expect(desk.explanation).toContainText('not answered');
    await expectSound(page);
    const answer = desk.explanation.getByRole('button', { name: 'Answer so' });
    await tabTo(page, answer);
    await page.keyboard.press('Enter');
    await expect(desk.places.getByRole('option', { selected: true })).toHaveText(/shown\?shown$/);
    const rule = desk.explanation.getByRole('button', { name: /^patientDetails\.json/ });
    await tabTo(page, rule, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(desk.editor).toBeFocused();
    await expect(desk.editor.locator('.cm-activeLine')).toContainText('"when"');
  });

test('by keyboard: why the field in focus is as it is, and back to it', async ({ page, desk }) => {
  const field = desk.livePage.getByRole('textbox', { name: /^Patient's Legal First Name/ });
  await field.focus();
  await page.keyboard.press('Alt+W');
  const drawer = desk.livePage.getByRole('region', { name: "Why: Patient's Legal First Name" });
  await expect(drawer).toBeFocused();
  await tabTo(page, drawer.getByRole('button', { name: /^answer refused/ }));
  await page.keyboard.press('Enter');
  await expect(desk.explanation).toContainText('it is not answered');
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(field).toBeFocused();
});

test('by pointer: what is pointed at is explained, not used', async ({ page, desk }) => {
  await desk.livePage.getByRole('button', { name: 'Why?' }).click();
  await desk.livePage.getByText('Date of Birth').click();
  await expect(desk.livePage.getByRole('region', { name: 'Why: Date of Birth' })).toBeVisible();
  await desk.livePage.getByRole('heading', { name: 'Personal Information' }).click();
  await expect(desk.livePage.getByRole('region', { name: 'Why: Personal Information' })).toBeVisible();
  const field = desk.livePage.getByRole('textbox', { name: /^Patient's Legal First Name/ });
  await field.click();
  await expect(field).not.toBeFocused();
  await page.keyboard.press('Escape');
  await field.click();
  await expect(field).toBeFocused();
});

test('a line of the request is explained', async ({ page, desk }) => {
  await desk.livePage.getByRole('tab', { name: 'Page' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('checkbox', { name: /^Only what is sent/ }).press('Space');
  await desk.livePage.getByRole('button', { name: 'Why? /basicInfo/lastName' }).press('Enter');
  await expect(desk.explanation).toContainText('it is not answered');
  await expect(desk.places.getByRole('option', { selected: true })).toContainText('/basicInfo/lastName in the request');
});

test('a question that is not reached is explained', async ({ page, desk }) => {
  await desk.open('travel_vaccines', /^Travel vaccines/);
  await desk.livePage.getByRole('tab', { name: 'Why?' }).focus();
  await page.keyboard.press('Enter');
  await desk.livePage.getByRole('combobox', { name: 'What is' }).selectOption('not reached');
  await desk.places.getByRole('option').first().focus();
  await expect(desk.explanation).toContainText('the questions stop at');
  await expectSound(page);
});

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  await control.waitFor();
  for (let press = 0; press < 30; press += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(control).toBeFocused();
}
