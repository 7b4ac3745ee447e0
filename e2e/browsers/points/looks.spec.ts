import { colorPairs, findFaintPairs } from '../../fixtures/contrast.ts';
import { MouseHand } from '../../guest/MouseHand.ts';
import { main, pickTime, search, servicesShown } from '../../guest/search.ts';
import type { DrivenPage } from '../DrivenPage.ts';
import { browsers, cannot, expect, phone, test, titleOf } from '../test.ts';

const matches = (page: DrivenPage, query: string): Promise<unknown> =>
  page.driver.run('(query) => matchMedia(query).matches', query);

/** What makes the page wider than the window. */
const tooWide = (page: DrivenPage): Promise<unknown> =>
  page.driver.run(`() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    const beyond = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1,
    );
    // The text of a control can be wider than all elements.
    const texts = beyond.length > 0 ? [] : ['a text, by ' + (document.documentElement.scrollWidth - innerWidth) + ' px'];
    return [...beyond.map(({ outerHTML }) => outerHTML.slice(0, 120)), ...texts];
  }`);

/** The colors and the size of text that a guest has chosen. */
for (const browser of browsers) {
  test(titleOf('dark colors can be read', browser, phone), async ({ open }) => {
    const page = await open(browser, phone, { colors: 'dark' });
    await page.goto(main);
    await servicesShown(page);
    expect(await matches(page, '(prefers-color-scheme: dark)')).toBe(true);
    expect(await page.driver.run(`() => getComputedStyle(document.body).colorScheme`)).toContain('dark');
    expect(await page.driver.run(String(findFaintPairs), colorPairs)).toEqual([]);
  });

  const forced = titleOf("a picked time stands out among a guest's own colors", browser, phone);
  if (browser === 'webkit') cannot(forced, 'WebKit has no such colors');
  else
    test(forced, async ({ open }) => {
      const page = await open(browser, phone, { colors: 'own' });
      const hand = new MouseHand(page);
      await search(page, hand);
      await pickTime(page, hand);
      expect(await matches(page, '(forced-colors: active)')).toBe(true);
      const looks = await page.driver.run(`() => {
        const [picked, other] = [':checked', ':not(:checked)'].map((state) => {
          const time = document.querySelector('[role=group] input[type=radio]' + state + ' + *');
          const { backgroundColor, borderColor, color, outlineStyle } = getComputedStyle(time);
          return [backgroundColor, borderColor, color, outlineStyle].join();
        });
        return { picked, other };
      }`);
      const { picked, other }: { picked: string; other: string } = Object(looks);
      expect(picked).not.toBe(other);
    });

  test(titleOf('text of twice the size needs no scrolling sideways', browser, phone), async ({ open }) => {
    const page = await open(browser, phone);
    const hand = new MouseHand(page);
    await search(page, hand);
    await page.driver.run(`() => document.documentElement.style.setProperty('font-size', '200%')`);
    await pickTime(page, hand);
    await expect.poll(() => tooWide(page)).toEqual([]);
    await hand.press('Continue');
    await page.getByRole('heading', { name: 'Personal Information' }).waitFor();
    await expect.poll(() => tooWide(page)).toEqual([]);
    await hand.press('Continue');
    await page.getByRole('alert').first().waitFor();
    await expect.poll(() => tooWide(page)).toEqual([]);
    await page.driver.goBack();
    await page.waitForURL(/\/result$/);
    await page.driver.goBack();
    await servicesShown(page);
    await expect.poll(() => tooWide(page)).toEqual([]);
  });
}
