import { isInstalled } from '../../tools/otherBrowsers.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { main, search } from '../guest/search.ts';
import { measurePrintedPages } from './firefox/measurePrintedPages.ts';
import type { Preferences } from './firefox/openFirefox.ts';
import { Picture } from './Picture.ts';
import { desktop, expect, test } from './test.ts';

/** A guest's own colors, yellow on black, in place of all colors of pages. */
const ownColors: Preferences = {
  'browser.display.document_color_use': 2,
  'browser.display.use_system_colors': false,
  'browser.display.background_color': '#000000',
  'browser.display.foreground_color': '#ffff00',
};

/** What only Firefox shows. */
if (isInstalled('firefox')) {
  test('printed results begin on the first page', async ({ open }) => {
    const page = await open('firefox', desktop);
    await search(page, new MouseHand(page));
    await page.getByRole('radio').first().waitFor({ state: 'attached' });
    const [first = 0, second = 0] = measurePrintedPages(await page.driver.print());
    // With its cards on the next page, the first one has a tenth of what that has.
    expect(first).toBeGreaterThan(second / 2);
  });

  test("a logo keeps its light ground among a guest's own colors", async ({ open }) => {
    const page = await open('firefox', desktop, ownColors);
    await page.goto(main);
    const logo = page.getByRole('img', { name: 'The Little Clinic' }).first();
    await logo.waitFor();
    const pixels = Picture.read(await page.driver.screenshot())
      .rows(await logo.box(), 2)
      .flat();
    const white = pixels.filter((brightness) => brightness > 750).length / pixels.length;
    expect(white).toBeGreaterThan(0.4);
  });
}
