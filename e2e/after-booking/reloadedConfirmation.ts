import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';

const timeOfDay = /\d:\d\d [AP]M .* Time/;

/** The heading of the confirmation after a reload. */
export const booked = (page: Page) => page.getByRole('heading', { level: 1, name: 'You are booked' });
/** The heading of the page to which a guest without a confirmation is redirected. */
export const search = (page: Page) => page.getByRole('heading', { name: 'Find an Appointment' });

export async function times(page: Page): Promise<readonly string[]> {
  await expect(page.getByText(timeOfDay).first()).toBeVisible();
  return page.getByText(timeOfDay).allTextContents();
}

/** The history state of the page when it was loaded, before any script of the app ran. */
export async function historyAtLoad(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => Reflect.set(window, 'historyAtLoad', JSON.stringify(history.state)));
  return () => page.evaluate(() => String(Reflect.get(window, 'historyAtLoad')));
}
