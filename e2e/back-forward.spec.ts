import type { Page } from '@playwright/test';
import { Canaries } from './canary/Canaries.ts';
import { CanaryGuest } from './canary/CanaryGuest.ts';
import { KeepingBrowser } from './canary/KeepingBrowser.ts';
import { shownOn } from './canary/Sinks.ts';
import { expect, test } from './fixtures/test.ts';
import { openForm } from './guest/openForm.ts';
import { main } from './guest/search.ts';
import { shortenForm } from './guest/shortForm.ts';

/** Back, in a browser that keeps the pages which a guest leaves: nothing of what was typed is there. */

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test.afterEach(({ server }) => server.restoreContent());

for (const [what, keeps, expected] of [
  ['is not kept, as it is not to be stored', false, expect.arrayContaining(['response-cache-control-no-store'])],
  ['is kept', true, 'kept'],
] as const) {
  test(`a page that ${what} shows nothing that was typed`, async ({ browser, launchOptions, server, controls }) => {
    test.setTimeout(150_000);
    shortenForm(server);
    const keeping = await KeepingBrowser.open(browser, launchOptions, server.url, keeps);
    const { page } = keeping;
    const canaries = new Canaries(keeps ? 7000 : 7500);
    const guest = new CanaryGuest(page, canaries, 'No');
    const expectForgotten = async (title: string): Promise<void> => {
      expect(canaries.foundIn(await shownOn(page))).not.toEqual([]);
      expect(await keeping.leaveAndComeBack()).toEqual(expected);
      await expect(heading(page, title)).toBeVisible();
      await expect.poll(async () => canaries.foundIn(await shownOn(page))).toEqual([]);
    };

    await page.goto(`${main}/benefit-codes`);
    await page.getByLabel('Please enter your Benefit Code').fill(canaries.text('benefit code'));
    await expectForgotten('We need your Benefit Code information to find your appointment availability.');
    await page.goto(`${main}/prescreen/1?type=Medicare+Wellness`);
    await page.getByLabel(/^Medicare Beneficiary/).fill(canaries.text('card', 'medicare'));
    await expectForgotten('Your Medicare Card');
    await openForm(page);
    await expect(heading(page, 'Personal Information')).toBeVisible();
    await guest.fillPage();
    await expectForgotten('Personal Information');

    await guest.fillForm();
    await controls.fail('schedule-appointment', { status: 409 });
    await guest.proceed();
    await page.getByRole('dialog').getByRole('button', { name: 'Quit' }).click();
    await expect(heading(page, 'Find an Appointment')).toBeVisible();
    await keeping.goBack();
    await expect(heading(page, 'Find an Appointment')).toBeVisible();
    expect(canaries.foundIn(await shownOn(page))).toEqual([]);

    await openForm(page);
    await expect(heading(page, 'Personal Information')).toBeVisible();
    await guest.fillForm();
    await guest.proceed();
    await expect(page).toHaveURL(/\/confirmation$/);
    await expectForgotten('Find an Appointment');
    await keeping.close();
  });
}
