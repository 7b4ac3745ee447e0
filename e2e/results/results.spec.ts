import type { Page } from '@playwright/test';
import { expectAccessible, expectSound } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Hand } from '../guest/Hand.ts';
import { KeyboardHand } from '../guest/KeyboardHand.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { searchVaccines } from '../guest/questions/vaccineQuestions.ts';
import { buildResultsUrl, day, main, pickTime, search, searchByVideo } from '../guest/search.ts';

/** From the search, or the questions before it, to a reserved time in each flow; and the contents of the cards. */

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };
const reservedMessage = /We are holding this time for you for another|^\d+ min left$/;
const noTimeYet = 'Please select an appointment time to continue.';

/** Tries to continue without a time, then continues with the third time shown. */
async function reserveTime(page: Page, hand: Hand): Promise<void> {
  await expect(page.getByRole('radio').first()).toBeAttached();
  await expectSound(page);
  await hand.press('Continue');
  await expect(page.getByRole('alert')).toHaveText(noTimeYet);
  await pickTime(page, hand);
  await hand.press('Continue');
}

async function expectReserved(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/scheduler\/schedule$/);
  await expect(page.getByText(reservedMessage)).toBeVisible();
}

for (const [way, viewport, Hand] of [
  ['by keyboard at 390 px', phone, KeyboardHand],
  ['by mouse at 1280 px', desktop, MouseHand],
] as const) {
  test.describe(way, () => {
    test.use({ viewport });

    test('a visit in person is reserved', async ({ page }) => {
      const hand = new Hand(page);
      await search(page, hand);
      await reserveTime(page, hand);
      await expectReserved(page);
    });

    test('a visit by video is reserved, in the one card of the state', async ({ page }) => {
      const hand = new Hand(page);
      await searchByVideo(page, hand);
      await expect(page.getByRole('heading', { name: 'Visit by video in Ohio' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 3 })).toHaveCount(1);
      await reserveTime(page, hand);
      await expectReserved(page);
    });

    test('a visit with a dietitian is reserved, from another day on', {
      tag: Hand === KeyboardHand ? ['@critical'] : [],
    }, async ({ page }) => {
      const hand = new Hand(page);
      await page.goto(
        buildResultsUrl({ type: 'Initial Nutrition Visit', location: 'OH', date: day(4), serviceIds: '201' }),
      );
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose your dietitian and a time');
      const card = page.getByRole('group', { name: 'Dana Whitfield' });
      await expect(card.getByText('RDN, LD')).toBeVisible();
      await expect(card.getByText(/^Dana helps families/)).toBeVisible();
      await expect(card.locator('img')).toHaveJSProperty('complete', true);
      await page.getByLabel('Appointment date').fill(day(1));
      await hand.press('Update Search');
      await expect(page.getByText(/^Date must be on or after \d\d\/\d\d\/\d{4}\.$/)).toBeVisible();
      await expect(page.getByLabel('Appointment date')).toBeFocused();
      await page.getByLabel('Appointment date').fill(day(7));
      await hand.press('Update Search');
      const summary = page.getByRole('region', { name: 'Your search' });
      const from = new Date(`${day(7)}T00:00Z`);
      const brief = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
      await expect(summary).toContainText(from.toLocaleDateString('en-US', brief));
      await expect(page.getByRole('button', { name: 'Update Search' })).toBeFocused();
      await reserveTime(page, hand);
      await expectReserved(page);
    });

    test('both doses of a vaccine are reserved, the second weeks after the first', async ({ page }) => {
      test.slow();
      const hand = new Hand(page);
      const reserved: unknown[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().includes('/appointment-reservations'))
          reserved.push(request.postDataJSON());
      });
      await page.goto(buildResultsUrl({ type: 'Vaccines', location: '45202', date: day(1), serviceIds: '104' }));
      await reserveTime(page, hand);
      await expect(page.getByRole('heading', { name: 'Choose a time for your second dose' })).toBeFocused();
      await expect(page).toHaveTitle(/Appointment Search Results/);
      await expect(page.getByRole('heading', { level: 3 })).toHaveCount(1);
      await reserveTime(page, hand);
      await expectReserved(page);
      expect(reserved).toMatchObject([{ serviceId: 104 }, { serviceId: 105 }]);
      const times = reserved.map((body) => Date.parse(/\d{4}-\d\d-\d\d/.exec(JSON.stringify(body))?.[0] ?? ''));
      expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(60 * 86_400_000);
    });
  });
}

test.describe('on a desktop', () => {
  test.use({ viewport: desktop });

  test('a guest answers the questions about vaccines and comes to places that give them', async ({ page }) => {
    const hand = new MouseHand(page);
    await searchVaccines(page, hand, 'Flu', 'Flu');
    await expect(page.getByRole('region', { name: 'Your search' })).toContainText('Flu');
    await reserveTime(page, hand);
    await expectReserved(page);
  });

  test('a pin of the map leads to its card', async ({ page }) => {
    await search(page, new MouseHand(page));
    const map = page.getByRole('region', { name: 'Map of locations' });
    const pin = map.getByRole('button', { name: /^3, / });
    await pin.click();
    await expect(pin).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('heading', { level: 3 }).nth(2)).toBeFocused();
  });

  test('a second dose can be left out, and Back leads to the first', async ({ page }) => {
    const hand = new MouseHand(page);
    await page.goto(buildResultsUrl({ type: 'Vaccines', location: '45202', date: day(1), serviceIds: '109' }));
    await pickTime(page, hand);
    await hand.press('Continue');
    await expect(page.getByRole('heading', { name: 'Choose a time for your second dose' })).toBeVisible();
    await hand.follow('Back');
    await expect(page.getByRole('heading', { name: 'Choose a time', exact: true })).toBeFocused();
    await pickTime(page, hand);
    await hand.press('Continue');
    await hand.press('Book the first dose only');
    await expectReserved(page);
    await hand.follow('Edit the appointment time');
    await pickTime(page, hand);
    await hand.press('Continue');
    await expect(page.getByRole('heading', { name: 'Choose a time for your second dose' })).toBeVisible();
  });
});

test.describe('what cards and searches say', () => {
  test.use({ viewport: phone });

  const unavailable = 'Your selected service is unavailable here. Please try another location.';
  const noneIn = (days: number) =>
    `Your selected service is unavailable within this ${days} day period. Please try another location or date range.`;
  const leadTime =
    'The appointment availability dates presented have changed from the date you initially selected because our clinics require more time preparing the vaccination(s) you have selected.';

  for (const [what, criteria, title, message] of [
    [
      'no times in two days by video',
      { type: 'Cold or Flu by Video', location: 'AZ', serviceIds: '401' },
      'No Availability',
      noneIn(2),
    ],
    [
      'no times of a dietitian in two weeks',
      { type: 'Initial Nutrition Visit', location: 'OH', serviceIds: '201' },
      'No Availability',
      noneIn(14),
    ],
    [
      'a service that is not given there',
      { type: 'Rash or Skin Question by Video', location: 'AK', serviceIds: '402' },
      'Service Unavailable',
      unavailable,
    ],
    [
      'a day too far ahead',
      { type: 'Sprain or Strain', location: '45202', serviceIds: '42', date: day(40) },
      undefined,
      'You can only book this type of appointment 7 days in advance.',
    ],
    [
      'a vaccine that is not given there',
      { type: 'Vaccines', location: '45202', serviceIds: '101,116' },
      undefined,
      'This location does not offer RSV at this time.',
    ],
    [
      'days that are later than wished',
      { type: 'Vaccines', location: '45202', serviceIds: '116' },
      undefined,
      leadTime,
    ],
    [
      'nobody in the state',
      { type: 'Cold or Flu by Video', location: 'HI', serviceIds: '401' },
      'No results found!',
      '',
    ],
  ] as const) {
    test(what, async ({ page }) => {
      await page.goto(buildResultsUrl({ date: day(0), ...criteria }));
      if (title) await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
      await expect(page.getByText(message).first()).toBeVisible();
      await expectSound(page);
    });
  }

  for (const [flow, whole, start] of [
    ['in person', { type: 'Sore Throat', location: '45202', date: day(1), serviceIds: '30' }, new RegExp(`${main}$`)],
    [
      'by video',
      { type: 'Cold or Flu by Video', location: 'OH', date: day(1), serviceIds: '401' },
      new RegExp(`${main}$`),
    ],
    [
      'with a dietitian',
      { type: 'Initial Nutrition Visit', location: 'OH', date: day(4), serviceIds: '201' },
      /\/prescreen\/1(\?type=Telenutrition)?$/,
    ],
  ] as const) {
    test(`a search ${flow} that lacks something begins anew`, async ({ page }) => {
      for (const missing of ['location', 'date', 'type', 'serviceIds'] as const) {
        const { [missing]: _left, ...rest } = { ...whole };
        await page.goto(buildResultsUrl(rest));
        await expect(page, missing).toHaveURL(start);
      }
    });
  }

  test('a second dose without a first begins anew', async ({ page }) => {
    await page.goto(`${main}/result/followup`);
    await expect(page).toHaveURL(new RegExp(`${main}$`));
  });

  for (const [status, message] of [
    [500, 'Please try again shortly.'],
    [400, 'Please refresh the page to try again.'],
  ] as const) {
    test(`a search by video that fails with ${status}`, async ({ page, controls, watch }) => {
      watch.allowNetworkLine(new RegExp(`status of ${status}`));
      await controls.fail('search-time-slots', { status });
      await page.goto(
        buildResultsUrl({ type: 'Cold or Flu by Video', location: 'OH', date: day(0), serviceIds: '401' }),
      );
      await expect(page.getByRole('alert')).toContainText(`We're having trouble connecting at the moment.${message}`);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('radio').first()).toBeAttached();
    });
  }
});
