import { bookedLink } from '../../guest/cancelLink.ts';
import { book } from '../../guest/groups.ts';
import { MouseHand } from '../../guest/MouseHand.ts';
import { chooseAnotherTime } from '../../guest/move.ts';
import { openForm } from '../../guest/openForm.ts';
import { main, pickTime, search } from '../../guest/search.ts';
import { fillShortForm, shortenForm } from '../../guest/shortForm.ts';
import { pharmacy } from '../../guest/walkIn.ts';
import type { DrivenPage } from '../DrivenPage.ts';
import { browsers, expect, phone, test, titleOf } from '../test.ts';

const times = /^Appointment times at/;
const locator = '/health-services/clinic/locations';

const heading = (page: DrivenPage, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

/** Back, Forward and Reload. */
for (const browser of browsers) {
  test(
    titleOf('Back and Forward, with and without the page cache, show the page and it works', browser, phone),
    async ({ open }, { annotations }) => {
      const page = await open(browser, phone);
      const hand = new MouseHand(page);
      await search(page, hand);
      await page.getByRole('group', { name: times }).first().waitFor();
      await page.driver.run('() => { window.isKept = true; }');
      await page.goto(locator);
      await heading(page, 'Clinic Locator');
      await page.driver.goBack();
      await page.waitForURL(/\/result$/);
      await page.getByRole('group', { name: times }).first().waitFor();
      const isKept = (await page.driver.run('() => window.isKept === true')) === true;
      annotations.push({ type: 'note', description: isKept ? 'the page was kept' : 'the page was loaded again' });
      await page.driver.goForward();
      await heading(page, 'Clinic Locator');
      await page.driver.goBack();
      await page.waitForURL(/\/result$/);
      await pickTime(page, hand);
      await hand.press('Continue');
      await page.waitForURL(/\/schedule$/);
    },
  );

  test(titleOf('a reload of each screen shows it again', browser, phone), async ({ open, server, controls, guest }) => {
    test.setTimeout(180_000);
    const page = await open(browser, phone);
    const hand = new MouseHand(page);
    for (const [address, name] of [
      [main, /^Care close to home/],
      [`${main}/prescreen/1?type=Telenutrition`, 'A few questions first'],
      [locator, 'Clinic Locator'],
      ['/health/clinic/services', 'Clinic Services'],
      [pharmacy.landing, /./],
      [pharmacy.selection, /./],
    ] as const) {
      await page.goto(address);
      await heading(page, name);
      await page.reload();
      await heading(page, name);
    }
    await search(page, hand);
    await page.reload();
    await page.getByRole('group', { name: times }).first().waitFor();
    shortenForm(server);
    await openForm(page);
    await page.getByLabel(/^Patient's Legal First Name/).fill(guest.firstName);
    await page.reload();
    await page.getByRole('heading', { name: 'Personal Information' }).waitFor();
    await fillShortForm(page, hand, guest);
    await hand.press(book);
    await page.waitForURL(/\/confirmation$/);
    await page.getByText(`${guest.firstName} ${guest.lastName}`).first().waitFor();
    await page.reload();
    await heading(page, 'You are booked');
    expect(await page.shownText()).not.toContain(guest.lastName);
    await page.goto(await bookedLink(server, controls));
    await heading(page, 'You have a confirmed appointment!');
    await page.reload();
    await heading(page, 'You have a confirmed appointment!');
    await chooseAnotherTime(page, hand);
    await page.reload();
    await heading(page, /./);
    server.restoreContent();
  });
}
