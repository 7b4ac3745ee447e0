import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';

export const codeIsMailed = 'Your confirmation code is in the email that we sent you.';
export const timeOfDay = /\d:\d\d [AP]M .* Time/;

/** The confirmation as it is after a reload. */
export const booked = (page: Page) => page.getByRole('heading', { level: 1, name: 'You are booked' });
/** Where whoever has no confirmation is led. */
export const search = (page: Page) => page.getByRole('heading', { name: 'Find an Appointment' });

export async function times(page: Page): Promise<readonly string[]> {
  await expect(page.getByText(timeOfDay).first()).toBeVisible();
  return page.getByText(timeOfDay).allTextContents();
}

/** What stood in this place of the history when its page was loaded, before anything ran. */
export async function historyAtLoad(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => Reflect.set(window, 'historyAtLoad', JSON.stringify(history.state)));
  return () => page.evaluate(() => String(Reflect.get(window, 'historyAtLoad')));
}
