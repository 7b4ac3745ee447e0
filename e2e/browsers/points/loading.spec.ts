import { MouseHand } from '../../guest/MouseHand.ts';
import { main, search, servicesShown, visit } from '../../guest/search.ts';
import { browsers, expect, phone, test, titleOf } from '../test.ts';

const times = /^Appointment times at/;
const scripts = /\/assets\/(index|shell)-[^/]+\.js$/;

/** A page that comes slowly, or not at all for a while. */
for (const browser of browsers) {
  test(
    titleOf('what is typed and sent before the app runs is searched for', browser, phone),
    async ({ open, line }) => {
      const letGo = line.hold(scripts);
      const page = await open(browser, phone, { origin: line.url, isHasty: true });
      const hand = new MouseHand(page);
      await page.goto(main, 'coming');
      await hand.select(/^Appointment Type/, visit);
      await hand.type(/^Location/, '45202');
      await hand.press('Find Appointment');
      expect(new URL(await page.address()).pathname).toBe(main);
      letGo();
      await page.getByRole('group', { name: times }).first().waitFor();
    },
  );

  test(
    titleOf('what is typed while the app takes over goes on where it was', browser, phone),
    async ({ open, line }) => {
      const letGo = line.hold(scripts);
      const page = await open(browser, phone, { origin: line.url, isHasty: true });
      await page.goto(main, 'coming');
      const place = page.getByLabel(/^Location/);
      await place.fill('452');
      letGo();
      await servicesShown(page);
      await page.document.type('02');
      expect(await place.inputValue()).toBe('45202');
    },
  );

  test(
    titleOf('without a connection a guest reads so, and goes on when it is back', browser, phone),
    async ({ open, line }) => {
      const page = await open(browser, phone, { origin: line.url });
      const hand = new MouseHand(page);
      await search(page, hand);
      await page.getByRole('group', { name: times }).first().waitFor();
      page.allow(/ERR_|NetworkError|Load failed|Failed to (fetch|load)|error loading/i);
      line.cut();
      await page.tellOnline(false);
      await page.locator('footer').getByRole('link', { name: 'Clinic Services' }).click();
      await page.getByText("You're offline.").first().waitFor();
      line.mend();
      await page.tellOnline(true);
      await page.getByRole('heading', { level: 1, name: 'Clinic Services' }).waitFor();
    },
  );
}
