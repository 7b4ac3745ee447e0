import type { Page } from '@playwright/test';
import { expectSound } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Hand } from '../guest/Hand.ts';
import { KeyboardHand } from '../guest/KeyboardHand.ts';
import { openDietitianTimes, openVaccineTimes } from '../guest/questions/shortPrescreen.ts';
import { day, pickTime } from '../guest/search.ts';

/** By keyboard on a phone, from the results to a reserved time. The journeys by video and in person are in `e2e/booking`. */

test.use({ viewport: { width: 390, height: 844 } });
test.afterEach(({ server }) => server.restoreContent());

const reservedMessage = /We are holding this time for you for another|^\d+ min left$/;

/** Continues with the third time shown. */
async function reserveTime(page: Page, hand: Hand): Promise<void> {
  await expect(page.getByRole('radio').first()).toBeAttached();
  await expectSound(page);
  await pickTime(page, hand);
  await hand.press('Continue');
}

async function expectReserved(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/scheduler\/schedule$/);
  await expect(page.getByText(reservedMessage)).toBeVisible();
}

test('a visit with a dietitian is reserved, from another day on', { tag: '@critical' }, async ({ page, server }) => {
  const hand = new KeyboardHand(page);
  await openDietitianTimes(page, server, hand, 4);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose your dietitian and a time');
  const card = page.getByRole('group', { name: 'Dana Whitfield' });
  await expect(card.getByText('RDN, LD')).toBeVisible();
  await expect(card.getByText(/^Dana helps families/)).toBeVisible();
  await expect(card.locator('img')).toHaveJSProperty('complete', true);
  await page.getByLabel('Appointment date').fill(day(1));
  await hand.press('Update Search');
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

test('both doses of a vaccine are reserved, the second weeks after the first', async ({ page, server }) => {
  test.slow();
  const hand = new KeyboardHand(page);
  const reserved: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/appointment-reservations'))
      reserved.push(request.postDataJSON());
  });
  await openVaccineTimes(page, server, hand, '104', 1);
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
