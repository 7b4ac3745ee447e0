import { expect, type Page } from '@playwright/test';
import type { FormPage } from './FormPage.ts';
import type { Guest } from './Guest.ts';
import { groups } from './groups.ts';
import type { Hand } from './Hand.ts';

export { fillPersonal } from './pages/patientDetails.ts';

/** The pages of the in-person form. */
export const pages = groups['in-person'];

type OnPage = (heading: string) => Promise<void>;

/** Answers a page and stays on it. */
export async function fillPage(page: Page, hand: Hand, guest: Guest, { heading, fill }: FormPage): Promise<void> {
  await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  await fill(hand, guest);
}

/** Fills pages and leaves each by its button; `onPage` is called before a page is left. */
export async function fillPages(
  page: Page,
  hand: Hand,
  guest: Guest,
  forms: readonly FormPage[],
  onPage?: OnPage,
): Promise<void> {
  for (const form of forms) {
    await fillPage(page, hand, guest, form);
    await onPage?.(form.heading);
    await hand.press(form.leave ?? 'Continue');
  }
}

/** Fills the whole form and books. */
export const fillIntake = (page: Page, hand: Hand, guest: Guest, onPage?: OnPage): Promise<void> =>
  fillPages(page, hand, guest, pages, onPage);
