import type { Server } from '../fixtures/Server.ts';
import type { Guest } from './Guest.ts';
import type { GuestPage } from './GuestPage.ts';
import type { Group } from './groups.ts';
import type { Hand } from './Hand.ts';
import { fillPage, fillPages } from './intake.ts';
import { contact, personal } from './pages/patientDetails.ts';

/** Makes the form of a group ask only for the patient, without the address, so that tests of what comes after it get there quickly. */
export function shortenForm(server: Server, group: Group = 'in-person'): void {
  const steps = [{ id: 'patientDetails', form: 'patientDetails', settings: { address: false } }];
  server.edit(`form-config/1.0.0/scheduler/${group}.json`, () => JSON.stringify({ group, steps }));
}

/** Fills the short form and stays on its last page. */
export async function fillShortForm(page: GuestPage, hand: Hand, guest: Guest): Promise<void> {
  await fillPages(page, hand, guest, [personal]);
  await fillPage(page, hand, guest, contact);
}
