import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expectWithinScreen } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { buildResultsUrl, day, main } from '../guest/search.ts';
import { pharmacy } from '../guest/walkIn.ts';

/** Messages of one long word, such as other languages have: they are broken, and the page stays as wide as the screen. */

const folder = 'textcollection/1.0.0/messages';
const files = readdirSync(join(import.meta.dirname, '../../content-fixtures/objects', folder));
const word = 'Donaudampfschifffahrtselektrizitätenhauptbetrieb';

/** Every text of a document as the long word and what the app fills in. */
const lengthen = (text: string): string =>
  JSON.stringify(
    JSON.parse(text, (_name, value: unknown) =>
      typeof value === 'string' ? [word, ...(value.match(/\{\w+\}/g) ?? [])].join(' ') : value,
    ),
  );

const heading = (page: Page) => page.getByRole('heading', { name: word }).first();

const screens = [
  ['the search', main, heading],
  ['the code for a benefit', `${main}/benefit-codes`, heading],
  ['the questions of a dietitian', `${main}/prescreen/1?type=Telenutrition`, heading],
  ['the walk-in', pharmacy.landing, (page: Page) => page.getByText(pharmacy.name)],
  ['its vaccines', pharmacy.selection, (page: Page) => page.getByRole('checkbox').first()],
  ['a cancellation', `${main}/cancel/0123456789abcdef0123456789abcdef/ABCDEF`, heading],
  [
    'the clinics',
    '/health-services/clinic/locations?searchText=45202',
    (page: Page) => page.getByRole('definition').first(),
  ],
  ['a page that is not there', '/nowhere', heading],
] as const;

test.beforeEach(({ server }) => {
  for (const file of files) server.edit(`${folder}/${file}`, lengthen);
});

test.afterEach(({ server }) => server.restoreContent());

test('the times are not wider than the screen', { tag: '@critical' }, async ({ page }) => {
  const address = buildResultsUrl({ type: 'Illnesses', location: '45202', date: day(2), serviceIds: '29' });
  const times = page.getByRole('radio').first();
  for (const width of widths) {
    await openLong(page, address, width, times);
    // A time that is picked brings the bar to continue.
    await times.check();
    await expectWithinScreen(page);
  }
});

test('no other screen is wider than the window', async ({ page, watch }) => {
  test.slow();
  watch.allowNetworkLine(/status of 404/);
  for (const [screen, address, ready] of screens)
    await test.step(screen, async () => {
      for (const width of widths) await openLong(page, address, width, ready(page));
    });
});

const widths = [320, 390];

/** Opens a screen, and its menu, whose button is the first one. */
async function openLong(page: Page, address: string, width: number, ready: Locator): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.goto(address);
  await expect(ready).toBeAttached();
  await expect(page.locator('body')).toContainText(word);
  await expectWithinScreen(page);
  await page.getByRole('button', { name: word }).first().click();
  await expectWithinScreen(page);
}
