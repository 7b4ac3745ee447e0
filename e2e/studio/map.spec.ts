import { expectSound } from '../fixtures/accessibility.ts';
import { expect, test } from './studioTest.ts';

for (const colorScheme of ['light', 'dark'] as const)
  test(`a flow is walked on its map by keyboard, in the ${colorScheme}`, async ({ page, desk }) => {
    await page.emulateMedia({ colorScheme });
    await desk.open('physicals', /^Physicals/);
    await desk.livePage.getByRole('tab', { name: 'Page' }).focus();
    await page.keyboard.press('End');
    const map = desk.livePage.getByRole('group', { name: /^Map/ });
    await map.getByRole('button', { name: /^Page: .*, now here$/ }).focus();
    await page.keyboard.press('ArrowUp');
    await expect(map.getByRole('button', { name: /^Start/ })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const question = map.getByRole('button', { name: /^Question: When was the patient born\?/ });
    await expect(question).toBeFocused();
    await expectSound(page);
    await page.keyboard.press('Enter');
    await expect(desk.editor).toBeFocused();
    await expect(page.getByRole('heading', { name: 'physicals.json' })).toBeVisible();
    const list = desk.livePage.getByRole('button', { name: 'List', exact: true });
    await list.press('Enter');
    await expect(desk.livePage.getByRole('button', { name: /^Question: When was the patient born\?/ })).toBeVisible();
    await expectSound(page);
  });
