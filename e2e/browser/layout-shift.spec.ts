import type { Page } from '@playwright/test';
import { LayoutShifts } from '../fixtures/LayoutShifts.ts';
import type { Server } from '../fixtures/Server.ts';
import { expect, test } from '../fixtures/test.ts';
import { book } from '../guest/groups.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { openDietitianTimes, openVaccineTimes } from '../guest/questions/shortPrescreen.ts';
import { buildResultsUrl, day, main, pickTime } from '../guest/search.ts';
import { phone } from '../guest/searchForm.ts';
import { fillShortForm, shortenForm } from '../guest/shortForm.ts';
import { pharmacy } from '../guest/walkIn.ts';

/** Visible parts of a screen do not move while the rest arrives over a slow connection. */

test.afterEach(({ server }) => server.restoreContent());

test.use({ viewport: phone });

const desktop = { width: 1280, height: 900 };

const inPerson = buildResultsUrl({ type: 'Illnesses', location: '45202', date: day(2), serviceIds: '29' });
const dietitians = buildResultsUrl({
  type: 'Initial Nutrition Visit',
  location: 'OH',
  date: day(7),
  serviceIds: '201',
});
const vaccines = buildResultsUrl({ type: 'Vaccines', location: '45202', date: day(2), serviceIds: '104' });

const heading = (name: string) => (page: Page) => page.getByRole('heading', { name, exact: true });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' });
const firstTime = (page: Page) => page.getByRole('radio').first();

/** The tab has answered the prescreen already where results have one. */
const before: Readonly<Record<string, (page: Page, server: Server) => Promise<void>>> = {
  [dietitians]: (page, server) => openDietitianTimes(page, server, new MouseHand(page)),
  [vaccines]: (page, server) => openVaccineTimes(page, server, new MouseHand(page), '104'),
};

const screens = [
  ['the search', main, (page: Page) => page.locator('main select[aria-busy="false"]')],
  ['results in person', inPerson, firstTime],
  ['results with dietitians', dietitians, firstTime],
  ['results for vaccines', vaccines, firstTime],
  ['the questions of a dietitian', '/health-services/scheduler/prescreen/1?type=Telenutrition', goOn],
  ['the questions about vaccines', '/health-services/scheduler/prescreen/1?type=Vaccines', goOn],
  ['the walk-in', pharmacy.landing, (page: Page) => page.getByText(pharmacy.name)],
  ['its vaccines', pharmacy.selection, (page: Page) => page.getByRole('checkbox', { name: 'Flu' }).first()],
  ['a content page', '/health/clinic/services', heading('Clinic Services')],
] as const;

for (const viewport of [phone, desktop])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const [screen, address, last] of screens)
      test(`${screen} fills without moving`, async ({ page, server }) => {
        await before[address]?.(page, server);
        const shifts = await LayoutShifts.on(page);
        await page.goto(address);
        await expect(last(page)).toBeAttached();
        await shifts.expectFew(screen);
      });
  });

test('from the results to the cancellation nothing moves but what the guest asked for', { tag: '@critical' }, async ({
  page,
  server,
  guest,
  controls,
}) => {
  test.slow();
  shortenForm(server);
  const hand = new MouseHand(page);
  const shifts = await LayoutShifts.on(page);
  await page.goto(inPerson);
  await pickTime(page, hand);
  await shifts.expectFew('results');
  await hand.press('Continue');
  await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
  await shifts.expectFew('form');
  await page.reload();
  await expect(page.getByText(/^\d+ min left$/)).toBeVisible();
  await shifts.expectFew('form, loaded again');
  await fillShortForm(page, hand, guest);
  await hand.press(book);
  await expect(page).toHaveURL(/\/confirmation$/);
  await expect(page.getByRole('heading', { name: 'Arrival Checklist' })).toBeAttached();
  await shifts.expectFew('confirmation');
  await page.goto(await controls.cancelLink());
  await expect(page.getByRole('button', { name: 'Cancel Appointment' })).toBeVisible();
  await shifts.expectFew('cancellation');
});
