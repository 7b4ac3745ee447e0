import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectSound, expectWithinScreen } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { buildResultsUrl, day, main, pickBusyDay, pickTime, servicesShown } from '../guest/search.ts';

/** The cards of the results: their days and times, what they show instead of times, and their failures. */

const desktop = { width: 1280, height: 900 };
const failureMessage = "We're having trouble connecting at the moment.";

const card = (page: Page, index: number): Locator =>
  page
    .getByRole('listitem')
    .filter({ has: heading(page) })
    .nth(index);
const heading = (page: Page): Locator => page.getByRole('heading', { level: 3 });
const days = (page: Page): Locator => page.getByRole('group', { name: 'Days' }).getByRole('listitem');
const later = (page: Page): Locator => page.getByRole('button', { name: /^Later days/ });
const earlier = (page: Page): Locator => page.getByRole('button', { name: /^Earlier days/ });

const visits = {
  'in person': { type: 'Sore Throat', location: '45202', date: day(1), serviceIds: '30' },
  'by video': { type: 'Cold or Flu by Video', location: 'OH', date: day(0), serviceIds: '401' },
  'with a dietitian': { type: 'Initial Nutrition Visit', location: 'OH', date: day(4), serviceIds: '201' },
} as const;

/** Records the query of each search and refresh of times. */
function slotCalls(page: Page): URLSearchParams[] {
  const calls: URLSearchParams[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/appointment-time-slots')) calls.push(url.searchParams);
  });
  return calls;
}

for (const [flow, atWidths] of [
  ['in person', { 1600: 4, 900: 4, 899: 3, 480: 3, 390: 1 }],
  ['with a dietitian', { 1600: 4, 900: 4, 899: 3, 480: 3, 390: 1 }],
  ['by video', { 1600: 5, 900: 5, 899: 3, 480: 3, 390: 1 }],
] as const) {
  test(`as many days beside each other ${flow} as the window has room for`, async ({ page }) => {
    await page.setViewportSize({ width: 1600, height: 900 });
    const calls = slotCalls(page);
    await page.goto(buildResultsUrl(visits[flow]));
    await expect(page.getByRole('radio').first()).toBeAttached();
    expect(calls).toHaveLength(1);
    if (flow === 'by video') {
      // Only two days are searched at first; more are loaded when the guest goes on to them.
      await expect(days(page)).toHaveCount(2);
      await later(page).click();
    }
    for (const [width, count] of Object.entries(atWidths).reverse()) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      await expect(days(page), `at ${width} px`).toHaveCount(count);
      await expectWithinScreen(page);
    }
  });
}

test.describe('on a desktop', () => {
  test.use({ viewport: desktop });

  test('a day shows four times and the others on demand, and later days come as they are gone to', {
    tag: '@critical',
  }, async ({ page }) => {
    const calls = slotCalls(page);
    await page.goto(buildResultsUrl({ type: 'Smoking Cessation', location: '45202', date: day(1), serviceIds: '81' }));
    await pickBusyDay(page);
    const first = card(page, 0);
    const showMore = first.getByRole('button', { name: /^Show More/ }).first();
    await expect(showMore).toHaveText(/^Show More times at The Little Clinic/);
    await expect(first.getByRole('radio')).toHaveCount(4);
    const shown = await first.getByRole('radio').count();
    await showMore.click();
    const showLess = first.getByRole('button', { name: /^Show Less/ });
    await expect(showLess).toHaveCount(1);
    // How many more there are depends on the day of the week and on the reservations of other guests.
    expect(await first.getByRole('radio').count()).toBeGreaterThan(shown);
    await expectAccessible(page);
    await showLess.click();

    for (const _page of [2, 3]) await later(page).click();
    expect(calls).toHaveLength(1);
    await later(page).click();
    await expect.poll(() => calls.length).toBe(2);
    expect(calls[1]?.get('filter.startDate')).toBe(day(15));
    expect(calls[1]?.get('filter.locationIds')).toMatch(/^\d{8}(,\d{8})+$/);
    await expect(page.getByText('Loading more days...')).toBeHidden();
    await expect(days(page)).toHaveCount(4);
    for (const _page of [3, 2, 1]) await earlier(page).click();
    await expect(earlier(page)).toHaveAttribute('aria-disabled', 'true');
  });

  test('a guest finds a dietitian from the search page, and reserves a time', async ({ page }) => {
    test.slow();
    const hand = new MouseHand(page);
    await page.goto(main);
    await servicesShown(page);
    await hand.select(/^Appointment Type/, 'Initial Nutrition Visit');
    await hand.type(/^Location/, 'Cincinnati, OH');
    await hand.press('Find Appointment');
    const [year = '', month = '', date = ''] = day(10).split('-');
    await hand.date('Date', month, date, year);
    await hand.select('State', 'Ohio');
    await hand.select('Time Zone', 'Pacific Time (PT)');
    await hand.choose('Do you have Medicaid?', 'No');
    await hand.press('Continue');
    await hand.date('When was the patient born?', '03', '04', '1990');
    await hand.press('Continue');
    for (const [question, answer] of [
      ['What is your main reason for the visit?', 'My weight'],
      ['Do you have a phone, tablet or computer with a camera?', 'Yes'],
      ['Have you seen one of our dietitians before?', 'Yes'],
    ] as const) {
      await expect(page.getByRole('heading', { level: 2, name: question, exact: true })).toBeVisible();
      await hand.choose(question, answer);
      await hand.press('Continue');
    }
    await expect(page.getByRole('heading', { name: '3 dietitians licensed in Ohio' })).toBeVisible();
    await expect(page.getByLabel('Appointment date')).toHaveValue(day(10));
    await pickTime(page, hand);
    await expect(page.getByText(/^For you: .* Pacific Time \(PT\)$/)).toBeVisible();
    await hand.press('Continue');
    await expect(page).toHaveURL(/\/scheduler\/schedule$/);
  });

  test('a place without times leads on to later days, and one without the service to none', async ({ page }) => {
    await page.goto(
      buildResultsUrl({ type: 'Sports or Camp Physical', location: 'Columbus, OH', date: day(0), serviceIds: '61' }),
    );
    const [full, without] = [card(page, 0), card(page, 1)];
    await expect(full.getByText('No Availability', { exact: true })).toBeVisible();
    await expect(
      full.getByText(
        'Your selected service is unavailable within this 14 day period. Please try another location or date range.',
      ),
    ).toBeVisible();
    await expect(without.getByText('Service Unavailable', { exact: true })).toBeVisible();
    await expect(
      without.getByText('Your selected service is unavailable here. Please try another location.'),
    ).toBeVisible();
    await expect(without.getByRole('button', { name: 'Look at later days' })).toHaveCount(0);
    await expect(page.getByText(/A parent or legal guardian comes along/)).toBeVisible();
    await full.getByRole('button', { name: 'Look at later days' }).click();
    await expect(days(page).getByRole('button', { pressed: true })).toBeFocused();
    await expect(full.getByRole('radio').or(full.getByText('No times')).first()).toBeAttached();
    await expectAccessible(page);
  });

  test('a search that takes long says so until it is there', async ({ page, controls }) => {
    await controls.fail('search-time-slots', { delayMs: 2000 });
    await page.goto(buildResultsUrl(visits['in person']));
    const waiting = page.getByRole('status').filter({ hasText: 'Looking for open appointment times...' });
    await expect(waiting).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole('radio').first()).toBeAttached();
    await expect(waiting).toHaveCount(0);
  });

  test('locations that take a benefit code and do not come are asked for again', async ({ page, controls, watch }) => {
    watch.allowNetworkLine(/status of 503/);
    await page.goto(`${main}?benefitCode=CARE2027&location=45202`);
    const hand = new MouseHand(page);
    await expect(page.getByText('Benefit code has been verified')).toBeVisible();
    await controls.fail('search-time-slots', { status: 503, times: 2 });
    await hand.select(/^Appointment Type/, 'Sore Throat');
    await hand.press('Find Appointment');
    const alert = page.getByRole('alert').filter({ hasText: 'Benefit code locations failed to load.' });
    await expect(alert).toBeVisible();
    await expectSound(page);
    await hand.press('Refresh');
    await expect(alert).toBeVisible();
    await hand.press('Refresh');
    await expect(card(page, 0).getByText('This location accepts your benefit code')).toBeVisible();
    await expect(alert).toHaveCount(0);
  });

  test('a benefit code that is none is told so, with the way to enter another', async ({ page }) => {
    await page.goto(buildResultsUrl({ ...visits['in person'], benefitCode: 'NOPE' }));
    const notice = page
      .getByRole('status')
      .filter({ hasText: 'Your benefit code entry is invalid. Please try again.' });
    await expect(notice).toBeVisible();
    await expect(page.getByRole('radio').first()).toBeAttached();
    await expect(page.getByText('This location accepts your benefit code')).toHaveCount(0);
    await expectAccessible(page);
    await notice.getByRole('link', { name: 'Enter your Benefit Code again' }).click();
    await expect(page).toHaveURL(/\/benefit-codes$/);
  });

  test('locations with an odd time, and one odd location, do not spoil the others', async ({ page }) => {
    // The reference backend never gives odd answers, so one of its answers is changed here.
    await page.route('**/appointment-time-slots?*', async (route) => {
      const response = await route.fetch();
      const reply = await response.json();
      const [first, second] = reply.data.appointmentTimeSlots;
      first.services[0].availability[0].timeslots[0].value = 'at nine';
      first.provider.phone = null;
      second.provider.timezone = null;
      await route.fulfill({ response, json: reply });
    });
    await page.goto(buildResultsUrl(visits['in person']));
    await expect(card(page, 0).getByRole('radio').first()).toBeAttached();
    await expect(page.getByText('No results found!')).toHaveCount(0);
    await expect(page.getByText("We're having trouble connecting")).toHaveCount(0);
  });

  test('a time that was just booked, and a refresh that fails, are told on the card', async ({
    page,
    controls,
    watch,
  }) => {
    watch.allowNetworkLine(/status of (409|500)/);
    const hand = new MouseHand(page);
    await page.goto(buildResultsUrl(visits['in person']));
    const name = await pickTime(page, hand);
    await controls.fail('create-reservation', { status: 409 });
    await controls.fail('refresh-time-slots', { status: 500 });
    await hand.press('Continue');
    const lost = page
      .getByRole('alert')
      .filter({ hasText: 'Unfortunately, the time selected was just booked. Please select a new time.' });
    await expect(lost).toBeFocused();
    const failed = page.getByRole('alert').filter({ hasText: failureMessage });
    await expect(failed).toContainText('Please try again shortly.');
    await expectAccessible(page);
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(failed).toHaveCount(0);
    await expect(page.getByRole('radio').first()).toBeAttached();
    await expect(page.getByRole('radio', { name, exact: true })).toHaveCount(0);
  });
});
