import type { Page } from '@playwright/test';
import { expectAccessible, expectSound } from '../fixtures/accessibility.ts';
import { Rival } from '../fixtures/Rival.ts';
import { expect, test } from '../fixtures/test.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { pickTime } from '../guest/search.ts';

/** Moving both of a pair: where the new time of the first is too late for the second, the guest chooses another for that, too. */

test.slow();

/** Chromium repeats a request on each idle connection that was cut, so one cut is not enough. */
const manyCuts = 100;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Goes from the link of the mail to the last step, with times for both that are later than those they have. */
async function chooseBoth(page: Page, hand: MouseHand): Promise<void> {
  await hand.press('Choose Another Time for the 1st');
  await page.getByText(/^You are moving your appointment of /).waitFor();
  for (let turn = 0; turn < 2; turn += 1) await hand.press('Later days');
  await page
    .getByRole('group', { name: 'Days' })
    .getByRole('button', { name: /\d+ times/ })
    .last()
    .click();
  await pickTime(page, hand);
  await hand.press('Continue');
  await expect(heading(page, 'Choose a new time for your 2nd appointment')).toBeFocused();
  await page.getByText(/^Your 2nd appointment, on .*, would come too soon/).waitFor();
  await expectSound(page);
  await pickTime(page, hand);
  await hand.press('Continue');
  await expect(heading(page, 'Move both appointments?')).toBeFocused();
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a guest moves the first far ahead and the second with it, also where the reply is lost', async ({
      page,
      server,
      controls,
      watch,
    }) => {
      watch.allowNetworkLine(/ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
      const hand = new MouseHand(page);
      await new Rival(server.url).bookPair(60);
      const [link = ''] = await controls.cancelLinks();
      await page.goto(link);
      await chooseBoth(page, hand);
      await expectSound(page);
      const dates = async (name: string) => (await card(page, name).locator('p').allTextContents()).slice(0, 2);
      const wanted = [await dates('New time of the 1st'), await dates('New time of the 2nd')];
      const before = [await dates('Current time of the 1st'), await dates('Current time of the 2nd')];
      expect(wanted).not.toEqual(before);

      await controls.fail('reschedule-appointment', { cut: 'after', times: manyCuts });
      await hand.press('Move Both Appointments');
      await expect(page.getByText('Your appointments may have moved already')).toBeVisible();
      await expectAccessible(page);
      await controls.clearFaults();
      await hand.press('Try again');
      await expect(heading(page, 'Your appointments have moved')).toBeFocused();
      await expectSound(page);
      for (const text of wanted.flat()) await expect(page.getByText(text).first()).toBeVisible();
      const mails = await controls.mails();
      expect(mails.map(({ text }) => text.split('\n')[0]).slice(0, 2)).toEqual([
        'Your appointments have moved',
        'Your appointments are confirmed',
      ]);
      expect(await controls.cancelLinks()).toContain(link);
    });
  });
