import { expect, test } from '../fixtures/test.ts';
import { main } from '../guest/search.ts';
import { phone } from '../guest/searchForm.ts';

/** What a guest sees when the browser runs no scripts. */

test.use({ javaScriptEnabled: false, viewport: phone });

test('a page without scripts is styled, and says whom to call', { tag: '@critical' }, async ({ page, server }) => {
  const frame = 'site-frame/1.0.0/banners/thelittleclinic.json';
  server.edit(frame, (text) => text.replace('"phone": "888-852-2567"', '"phone": "888-555-0123"'));
  await page.goto(main);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Health and Wellness Scheduler');
  await expect(page.getByRole('link', { name: '888-555-0123' })).toHaveAttribute('href', 'tel:+1-888-555-0123');
  await expect(page.getByRole('main')).toHaveCSS('border-top-width', '4px');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /system-ui/);
  server.restoreContent();
});
