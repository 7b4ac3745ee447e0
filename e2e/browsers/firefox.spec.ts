import { MouseHand } from '../guest/MouseHand.ts';
import { main, search } from '../guest/search.ts';
import { measurePrintedPages } from './firefox/measurePrintedPages.ts';
import { Picture } from './Picture.ts';
import { desktop, expect, sampled, test, titleOf } from './test.ts';

/** What only Firefox shows. */
if (sampled.includes('firefox')) {
  test(titleOf('printed results begin on the first page', 'firefox', desktop), async ({ open }) => {
    const page = await open('firefox', desktop);
    await search(page, new MouseHand(page));
    await page.getByRole('radio').first().waitFor({ state: 'attached' });
    const [first = 0, second = 0] = measurePrintedPages(await page.driver.print());
    // With its cards on the next page, the first one has a tenth of what that has.
    expect(first).toBeGreaterThan(second / 2);
  });

  test(titleOf("a logo keeps its light ground among a guest's own colors", 'firefox', desktop), async ({ open }) => {
    const page = await open('firefox', desktop, { colors: 'own' });
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
