import type { Page } from '@playwright/test';
import type { Controls } from '../fixtures/Controls.ts';
import { Rival } from '../fixtures/Rival.ts';
import type { Server } from '../fixtures/Server.ts';
import type { GuestPage } from './GuestPage.ts';
import type { Hand } from './Hand.ts';

/** The headline once an appointment is canceled. */
export const canceled = 'Your appointment has been canceled!';

const cancelDialogName = { name: 'Appointment(s) Cancellation' };
export const cancelDialog = (page: Page) => page.getByRole('dialog', cancelDialogName);
export const submitCancel = (page: Page) => cancelDialog(page).getByRole('button', { name: 'Cancel Appointment' });

/** Books a visit and returns the cancel link of its mail. */
export async function bookedLink(server: Server, controls: Controls): Promise<string> {
  const rival = new Rival(server.url);
  await rival.book(await rival.findSlot());
  return controls.cancelLink();
}

/** Opens the dialog and chooses the appointment to cancel. */
export async function chooseToCancel(page: GuestPage, hand: Hand, choice: RegExp = /./): Promise<void> {
  await hand.press('Cancel Appointment');
  await page.getByRole('dialog', cancelDialogName).waitFor();
  await hand.choose('Which appointment would you like to cancel?', choice);
}
