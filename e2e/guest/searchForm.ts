import type { Locator, Page } from '@playwright/test';
import type { Hand } from './Hand.ts';
import { MouseHand } from './MouseHand.ts';
import { main, servicesShown } from './search.ts';

/** What a guest sees and does on the page 'Find an Appointment'. */

export const phone = { width: 390, height: 844 };
export const results = /\/scheduler\/result$/;

export const type = (page: Page): Locator => page.getByRole('combobox', { name: /^Appointment Type/ });
/** The option that the field shows. */
export const shownType = (page: Page): Locator => type(page).locator('option:checked');
export const place = (page: Page): Locator => page.getByRole('combobox', { name: 'Location' });
export const status = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('status').filter({ hasText: text });

export async function open(page: Page, address = main): Promise<MouseHand> {
  await page.goto(address);
  await servicesShown(page);
  return new MouseHand(page);
}

export async function searchFor(hand: Hand, service: string): Promise<void> {
  await hand.select(/^Appointment Type/, service);
  await hand.type(/^Location/, '45202');
  await hand.press('Find Appointment');
}

/** The criteria of the search in the navigation state. */
export const readCriteria = (page: Page) => page.evaluate(() => history.state?.usr?.criteria);
