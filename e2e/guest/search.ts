import type { Page } from '@playwright/test';
import { testNow } from '../fixtures/testClock.ts';
import type { GuestPage } from './GuestPage.ts';
import type { Hand } from './Hand.ts';

export const main = '/health-services/scheduler';

/**
 * Waits until there are appointment types to choose from, and the app runs: until then no field for a date knows what day
 * it is.
 */
export const servicesShown = (page: GuestPage): Promise<void> =>
  page.locator('main:not(:has(input[type="date"]:not([min^="2"]))) select[aria-busy="false"]').waitFor();

/** Goes from the main page to the results of a sick visit near a ZIP code. */
export async function search(page: GuestPage, hand: Hand, place = '45202'): Promise<void> {
  await page.goto(main);
  await page.getByRole('heading', { name: 'Find an Appointment' }).waitFor();
  await servicesShown(page);
  await hand.select(/^Appointment Type/, visit);
  await hand.type(/^Location/, place);
  await hand.press('Find Appointment');
  await page.waitForURL(/\/scheduler\/result$/);
  await page.getByText('Looking for open appointment times...').waitFor({ state: 'hidden' });
}

/** Goes from the main page to the results of a visit by video; the main page asks for the state first. */
export async function searchByVideo(page: GuestPage, hand: Hand): Promise<void> {
  await page.goto(main);
  await servicesShown(page);
  await hand.select(/^Appointment Type/, 'Cold or Flu by Video');
  await hand.press('Find Appointment');
  await hand.select('State', 'Ohio');
  await hand.press('Check Availability');
}

/** A service of the shipped world that many clinics near the place offer. */
export const visit = 'Cold, Flu or COVID-19 Symptoms';

/**
 * Picks a time on the first card that has one, or its last time when late in the day there are fewer; goes on to the next
 * day when the places on the page have none left. Resolves with the time's accessible name.
 */
export async function pickTime(page: GuestPage, hand: Hand, index = 2): Promise<string> {
  const first = page
    .getByRole('group', { name: /^Appointment times at/ })
    .getByRole('radio')
    .first();
  const next = page.getByRole('button', { name: /^Next available/ }).first();
  await first.or(next).first().waitFor({ state: 'attached' });
  if ((await first.count()) === 0) await next.click();
  await first.waitFor({ state: 'attached' });
  const times = page.locator(`input[name="${await first.getAttribute('name')}"]`);
  const name = await times
    .nth(Math.min(index, (await times.count()) - 1))
    .evaluate((radio: HTMLInputElement) => radio.getAttribute('aria-label') ?? radio.labels?.[0]?.textContent ?? '');
  await hand.choose(/^Appointment times at/, name);
  return name;
}

/** Chooses the day with the most times of those in sight. */
export async function pickBusyDay(page: Page): Promise<void> {
  const days = page.getByRole('group', { name: 'Days' }).getByRole('button', { name: /\d+ times/ });
  await days.first().waitFor();
  const counts = (await days.allTextContents()).map((text) => Number(/(\d+) times/.exec(text)?.[1]));
  await days.nth(counts.indexOf(Math.max(...counts))).click();
}

/** The date `ahead` days from the time of the tests, as YYYY-MM-DD. */
export const day = (ahead: number): string => new Date(testNow() + ahead * 86_400_000).toISOString().slice(0, 10);

/** The address of the results of a search by these criteria. */
export const buildResultsUrl = (criteria: Readonly<Record<string, string>>): string =>
  `${main}/result?${new URLSearchParams(criteria)}`;
