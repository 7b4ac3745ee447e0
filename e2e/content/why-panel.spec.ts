import { expect, test } from '../fixtures/test.ts';

/** An author asks the running page why a field is there. */

test.use({ settings: { environment: { AUTHOR_MODE: 'on' } } });

test('the panel follows the focus, with the line of each rule', async ({ page }) => {
  await page.goto('/health-services/scheduler/prescreen/1?type=Telenutrition');
  const panel = page.getByRole('region', { name: 'Why this is here' });
  await expect(page.getByRole('button', { name: 'Why?' })).toBeVisible();
  await page.keyboard.press('Alt+w');
  await page.locator('form').getByRole('textbox').first().focus();
  await expect(panel).toContainText('is required.');
  await expect(panel).toContainText(/it must always be answered \[dietitianPrescreen\.json:\d+\]/);
});
