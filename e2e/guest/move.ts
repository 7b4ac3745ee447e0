import type { Page } from '@playwright/test';
import type { GuestPage } from './GuestPage.ts';
import type { Hand } from './Hand.ts';
import { pickTime } from './search.ts';

export const moved = 'Your appointment has moved';

const moveStepHeading = { level: 1, name: 'Move your appointment?' };
export const moveStep = (page: Page) => page.getByRole('heading', moveStepHeading);

/** Begins a move on the present page, picks a time of the first card, and goes on to the last step. */
export async function chooseAnotherTime(page: GuestPage, hand: Hand, index = 4): Promise<void> {
  await hand.press('Choose Another Time');
  await page.getByText(/^You are moving your appointment of /).waitFor();
  await pickTime(page, hand, index);
  await hand.press('Continue');
  await page.getByRole('heading', moveStepHeading).waitFor();
}
