import { expect, type Page } from '@playwright/test';
import { MouseHand } from './MouseHand.ts';
import { pickTime, search } from './search.ts';

/** Goes from the main page to the first question of the form, with a reserved time. */
export async function openForm(page: Page): Promise<MouseHand> {
  const hand = new MouseHand(page);
  await search(page, hand);
  await pickTime(page, hand);
  await hand.press('Continue');
  await expect(page).toHaveURL(/\/schedule$/);
  return hand;
}
