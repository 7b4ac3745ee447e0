import type { Page } from '@playwright/test';
import type { Server } from '../fixtures/Server.ts';
import type { FormPage } from './FormPage.ts';
import { groups } from './groups.ts';
import type { Hand } from './Hand.ts';
import { openForm } from './openForm.ts';
import { telemedicineConsent, telenutritionConsent } from './pages/consents.ts';
import { openDietitianTimes, openVaccineTimes } from './questions/shortPrescreen.ts';
import { pickTime, searchByVideo } from './search.ts';
import { selectVaccines } from './walkIn.ts';

export interface IntakeFlow {
  readonly name: string;
  readonly forms: readonly FormPage[];
  /** Goes to the first page of the form. */
  open(page: Page, hand: Hand, server: Server): Promise<unknown>;
}

async function pick(page: Page, hand: Hand): Promise<void> {
  await pickTime(page, hand);
  await hand.press('Continue');
}

/** The flows, each from its own search and with the pages of its own form. */
export const intakeFlows: readonly IntakeFlow[] = [
  { name: 'in person', forms: groups['in-person'], open: openForm },
  {
    name: 'virtual',
    forms: groups.virtual,
    open: async (page, hand) => {
      await searchByVideo(page, hand);
      await pick(page, hand);
    },
  },
  {
    name: 'dietitian',
    forms: groups.dietitian.map((form) => (form === telemedicineConsent ? telenutritionConsent : form)),
    open: async (page, hand, server) => {
      await openDietitianTimes(page, server, hand);
      await pick(page, hand);
    },
  },
  {
    name: 'everyday vaccine',
    forms: groups['everyday-vaccine'],
    open: async (page, hand, server) => {
      await openVaccineTimes(page, server, hand, '109');
      await pick(page, hand);
      await hand.press('Book the first dose only');
    },
  },
  {
    name: 'walk-in vaccine',
    forms: groups['instant-vaccine'],
    open: (page, hand) => selectVaccines(page, hand, ['Flu']),
  },
];
