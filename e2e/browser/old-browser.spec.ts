import { expect, test } from '../fixtures/test.ts';
import { main } from '../guest/search.ts';
import { phone } from '../guest/searchForm.ts';

/** What a guest sees whose browser is older than the supported ones. */

test.use({ viewport: phone });

const condition = '@supports not ((width:1lh) and (grid-template-columns:subgrid) and selector(:has(a)))';

for (const [browser, heard, unheard] of [
  ['that lacks a selector of all supported ones', ':has(', ':unheard-of('],
  ['that cannot be asked for selectors', /1lh|selector/g, 'unheard-of'],
] as const)
  test(`a browser ${browser} is told to be too old, and whom to call`, async ({ page }) => {
    // Makes this browser one that does not know what the style sheet asks for.
    await page.route(main, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(condition, condition.replaceAll(heard, unheard));
      await route.fulfill({ response, body });
    });
    await page.goto(main);
    const notice = page.getByRole('main');
    await expect(notice).toHaveCount(1);
    await expect(notice).toContainText('This browser is too old to show open appointment times.');
    await expect(notice).not.toContainText('JavaScript');
    await expect(notice.getByRole('link', { name: '888-852-2567' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Find Appointment' })).toBeHidden();
  });
