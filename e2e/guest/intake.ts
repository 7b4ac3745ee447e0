import { expect, type Page } from '@playwright/test';
import type { Guest } from './Guest.ts';
import { groups } from './groups.ts';
import type { Hand } from './Hand.ts';

export { fillPersonal } from './pages/patientDetails.ts';

/** The pages of the in-person form. */
export const pages = groups['in-person'];

type OnPage = (heading: string) => Promise<void>;

/** Fills every page and stays on the last; `onPage` looks at each page before it is left. */
export async function fillToTheEnd(page: Page, hand: Hand, guest: Guest, onPage?: OnPage): Promise<void> {
  for (const [index, { heading, fill }] of pages.entries()) {
    if (index > 0) await hand.press('Continue');
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await fill(hand, guest);
    await onPage?.(heading);
  }
}

/** Fills the whole form and books. */
export async function fillIntake(page: Page, hand: Hand, guest: Guest, onPage?: OnPage): Promise<void> {
  await fillToTheEnd(page, hand, guest, onPage);
  await hand.press('Continue');
}
