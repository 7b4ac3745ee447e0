import type { GuestPage } from './GuestPage.ts';
import { MouseHand } from './MouseHand.ts';
import { pickTime, search } from './search.ts';

/** Goes from the main page to the first question of the form, with a reserved time. */
export async function openForm(page: GuestPage): Promise<MouseHand> {
  const hand = new MouseHand(page);
  await search(page, hand);
  await pickTime(page, hand);
  await hand.press('Continue');
  await page.waitForURL(/\/schedule$/);
  return hand;
}
