import type { Guest } from './Guest.ts';
import type { GuestPage } from './GuestPage.ts';
import { groups } from './groups.ts';
import type { Hand } from './Hand.ts';
import { fillPages } from './intake.ts';

/** A pharmacy of the shipped world. */
export const pharmacy = {
  id: '01400500',
  name: 'Kroger Pharmacy at Main Street',
  landing: '/health-services/instant-vaccines/01400500',
  selection: '/health-services/instant-vaccines/select/01400500',
} as const;

export const checklist = 'Select up to 3 Vaccines';

/** Goes from the choice of vaccines to the first page of the form. */
export async function selectVaccines(
  page: GuestPage,
  hand: Hand,
  vaccines: readonly (string | RegExp)[],
): Promise<void> {
  await page.goto(pharmacy.selection);
  await page.getByRole('checkbox', { name: 'Flu', exact: true }).waitFor();
  for (const vaccine of vaccines) await hand.choose(checklist, vaccine);
  await hand.press('Continue');
  await page.waitForURL(/\/schedule$/);
}

/** Fills the form up to its review and stays there. */
export async function fillToReview(page: GuestPage, hand: Hand, guest: Guest): Promise<void> {
  await fillPages(page, hand, guest, groups['instant-vaccine'].slice(0, -1));
  await page.getByRole('heading', { name: 'Review Your Answers' }).waitFor();
}
