import { MouseHand } from '../guest/MouseHand.ts';
import { openForm } from '../guest/openForm.ts';
import { main, servicesShown } from '../guest/search.ts';
import type { DrivenPage } from './DrivenPage.ts';
import { Picture } from './Picture.ts';
import { expect, phone, sampled, test, titleOf } from './test.ts';

/** Waits until the search form is there. */
async function openSearch(page: DrivenPage): Promise<MouseHand> {
  await page.goto(main);
  await servicesShown(page);
  return new MouseHand(page);
}

/** What only WebKit shows. */
if (sampled.includes('webkit')) {
  test(titleOf('the date of the search stands in the middle of its box', 'webkit', phone), async ({ open }) => {
    const page = await open('webkit', phone);
    await openSearch(page);
    const rows = Picture.read(await page.driver.screenshot()).rows(await page.getByLabel(/^Date/).box(), 4);
    const ground = rows[0]?.[0] ?? 0;
    const inked = rows.flatMap((row, index) => (row.some((pixel) => Math.abs(pixel - ground) > 150) ? [index] : []));
    const middle = ((inked[0] ?? 0) + (inked.at(-1) ?? 0)) / 2;
    expect(inked.length).toBeGreaterThan(5);
    expect(Math.abs(middle - rows.length / 2)).toBeLessThan(4);
  });

  test(
    titleOf('a refused Continue leaves the label of the focused field in sight', 'webkit', phone),
    async ({ open }) => {
      const page = await open('webkit', phone);
      const hand = await openForm(page);
      const name = page.getByLabel(/^Patient's Legal First Name/);
      await name.waitFor();
      await hand.choose(/^Who is this visit for/, 'Me');
      await hand.press('Continue');
      await page.document.until('the focus', () => name.isFocused());
      const { y } = await name.box();
      expect(y).toBeGreaterThan(phone.height / 4);
      expect(y).toBeLessThan((phone.height * 3) / 4);
    },
  );

  test(
    titleOf('a search that was typed is gone when the guest comes back to a kept page', 'webkit', phone),
    async ({ open }) => {
      const page = await open('webkit', phone);
      const hand = await openSearch(page);
      await hand.type(/^Location/, '45202');
      await page.driver.run('() => { window.isKept = true; }');
      await page.goto('/health-services/clinic/locations');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.driver.goBack();
      await page.waitForURL(new RegExp(`${main}$`));
      // WebKit keeps the page although it is not to be stored; otherwise nothing could be left on it.
      expect(await page.driver.run('() => window.isKept === true')).toBe(true);
      expect(await page.getByLabel(/^Location/).inputValue()).toBe('');
    },
  );
}
