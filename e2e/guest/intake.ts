import type { FormPage } from './FormPage.ts';
import type { Guest } from './Guest.ts';
import type { GuestPage } from './GuestPage.ts';
import { groups } from './groups.ts';
import type { Hand } from './Hand.ts';

export { fillAddress, fillPersonal } from './pages/patientDetails.ts';

/** The pages of the in-person form. */
export const pages = groups['in-person'];

type OnPage = (heading: string) => Promise<void>;

/** Answers a page and stays on it. */
export async function fillPage(page: GuestPage, hand: Hand, guest: Guest, { heading, fill }: FormPage): Promise<void> {
  await page.getByRole('heading', { name: heading, exact: true }).waitFor();
  await fill(hand, guest);
}

/** Fills pages and leaves each by its button; `onPage` is called before a page is left. */
export async function fillPages(
  page: GuestPage,
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
export const fillIntake = (page: GuestPage, hand: Hand, guest: Guest, onPage?: OnPage): Promise<void> =>
  fillPages(page, hand, guest, pages, onPage);
