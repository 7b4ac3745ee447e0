import type { Page } from '@playwright/test';
import { Canaries } from '../booking/canary/Canaries.ts';
import { CanaryGuest } from '../booking/canary/CanaryGuest.ts';
import { KeepingBrowser } from '../booking/canary/KeepingBrowser.ts';
import { shownOn } from '../booking/canary/Sinks.ts';
import { Rival } from '../fixtures/Rival.ts';
import { expect, test } from '../fixtures/test.ts';
import { openForm } from '../guest/openForm.ts';
import { main } from '../guest/search.ts';
import { shortenForm } from '../guest/shortForm.ts';

/** Pressing Back in a browser that keeps the pages that a guest leaves: no typed text is there. */

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test.afterEach(({ server }) => server.restoreContent());

/**
 * Expects that a page has lost its typed texts when the guest comes back from another site; `how` is the expected way
 * of coming back.
 */
async function expectForgotten(
  keeping: KeepingBrowser,
  canaries: Canaries,
  title: string,
  how: unknown,
): Promise<void> {
  const { page } = keeping;
  // The page may still be loading what it shows.
  await expect.poll(async () => canaries.foundIn(await shownOn(page))).not.toEqual([]);
  expect(await keeping.leaveAndComeBack()).toEqual(how);
  await expect(heading(page, title)).toBeVisible();
  await expect.poll(async () => canaries.foundIn(await shownOn(page))).toEqual([]);
}

for (const [what, keeps, how] of [
  ['is not kept, as it is not to be stored', false, expect.arrayContaining(['response-cache-control-no-store'])],
  ['is kept', true, 'kept'],
] as const) {
  test(`a page that ${what} shows nothing that was typed`, async ({ browser, launchOptions, server }) => {
    test.setTimeout(150_000);
    const keeping = await KeepingBrowser.open(browser, launchOptions, server.url, keeps);
    const { page } = keeping;
    const canaries = new Canaries(keeps ? 7000 : 7300);
    await page.goto(`${main}/benefit-codes`);
    await page.getByLabel('Please enter your Benefit Code').fill(canaries.text('benefit code'));
    const codes = 'We need your Benefit Code information to find your appointment availability.';
    await expectForgotten(keeping, canaries, codes, how);
    await page.goto(`${main}/prescreen/1?type=Medicare+Wellness`);
    await page.getByLabel(/^Medicare Beneficiary/).fill(canaries.text('card', 'medicare'));
    await expectForgotten(keeping, canaries, 'Your Medicare Card', how);
    await openForm(page);
    await expect(heading(page, 'Personal Information')).toBeVisible();
    await new CanaryGuest(page, canaries, 'No').fillPage();
    await expectForgotten(keeping, canaries, 'Personal Information', how);
    await keeping.close();
  });
}

test('nothing is there at Back after Quit and after the booking', { tag: '@critical' }, async ({
  browser,
  launchOptions,
  server,
  controls,
}) => {
  test.setTimeout(150_000);
  shortenForm(server);
  const keeping = await KeepingBrowser.open(browser, launchOptions, server.url, true);
  const { page } = keeping;
  const canaries = new Canaries(7600);
  const guest = new CanaryGuest(page, canaries, 'No');
  const fillAndBook = async (): Promise<void> => {
    await openForm(page);
    await expect(heading(page, 'Personal Information')).toBeVisible();
    await guest.fillForm();
    await guest.proceed();
  };
  await controls.fail('schedule-appointment', { status: 409 });
  await fillAndBook();
  await page.getByRole('dialog').getByRole('button', { name: 'Quit' }).click();
  await expect(heading(page, 'Find an Appointment')).toBeVisible();
  await keeping.goBack();
  await expect(heading(page, 'Find an Appointment')).toBeVisible();
  expect(canaries.foundIn(await shownOn(page))).toEqual([]);
  await fillAndBook();
  await expect(page).toHaveURL(/\/confirmation$/);
  await expectForgotten(keeping, canaries, 'Find an Appointment', 'kept');
  await keeping.close();
});

test('a link to cancel is not come back to, though its page is kept', async ({
  browser,
  launchOptions,
  server,
  controls,
}) => {
  const rival = new Rival(server.url);
  await rival.book(await rival.findSlot());
  const link = await controls.cancelLink();
  const keeping = await KeepingBrowser.open(browser, launchOptions, server.url, true);
  const { page } = keeping;
  await page.goto(link);
  await expect(heading(page, 'You have a confirmed appointment!')).toBeVisible();
  await keeping.leaveAndGoBack();
  await expect(heading(page, 'Find an Appointment')).toBeVisible();
  // The kept page went on to another page by itself; if it had not been kept, Back would have loaded it.
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().type)).toBe('navigate');
  const shown = `${page.url()} ${await shownOn(page)}`;
  for (const secret of link.split('/').slice(-2)) expect(shown).not.toContain(secret);
  await keeping.close();
});
