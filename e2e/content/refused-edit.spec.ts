import type { Page } from '@playwright/test';
import { expectSound } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { openForm } from '../guest/openForm.ts';
import { main } from '../guest/search.ts';

/** An author edits a document into something that the app refuses, while the page runs on the author's own machine. */

const form = 'form-definition/1.0.0/scheduler/patientDetails.json';
const banner = (page: Page) => page.getByRole('region', { name: 'Edited documents' });

test.use({ settings: { environment: { AUTHOR_MODE: 'on' } } });
test.afterEach(({ server }) => server.restoreContent());

test('a refused edit is seen on the running page, and gone once it is mended', { tag: '@critical' }, async ({
  page,
  server,
}) => {
  await openForm(page);
  await expect(banner(page)).toHaveCount(0);
  let sound = '';
  server.edit(form, (text) => {
    sound = text;
    return text.replace('"answers.emailAddress"', '"answers.emailAdress"');
  });

  await expect(banner(page)).toContainText('Something is wrong in 1 document');
  await expect(page.getByRole('status').filter({ has: banner(page) })).toBeVisible();
  await expect(banner(page)).toContainText(/patientDetails\.json/);
  await expect(banner(page)).toContainText('Pages that are opened now use the copy that the app was built with');
  await expect(banner(page)).toContainText(
    /Line \d+, column \d+: "emailAdress" is not in "answers"\. Did you mean "emailAddress"\?.* unknown-name at \/pages\/\d/,
  );
  for (const width of [390, 1280])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme });
      await expectSound(page);
    }
  // The page itself goes on with the copy that it has.
  await expect(page.getByLabel(/^Preferred Name/)).toBeVisible();
  await expect(() => expect(server.log.match(/unknown-name {2}"emailAdress"/g)).toHaveLength(1)).toPass();

  await page.getByRole('button', { name: 'Hide until the next edit' }).click();
  await expect(banner(page)).toHaveCount(0);
  server.edit(form, (text) => text.replace('"Preferred Name"', '"Preferred  Name"'));
  await expect(banner(page)).toContainText('stray-space');

  server.edit(form, () => sound);
  await expect(banner(page)).toHaveCount(0);
  await expect(() => expect(server.log).toMatch(/patientDetails\.json: The edit is in use\./)).toPass();
});

test('a page that is opened after the edit shows it, too', async ({ page, server }) => {
  server.edit(form, (text) => text.slice(0, -10));
  await page.goto(main);
  await expect(banner(page)).toContainText('This is not JSON');
});
