import type { Page } from '@playwright/test';
import type { FormPage } from './FormPage.ts';
import { groups } from './groups.ts';
import type { Hand } from './Hand.ts';
import { openForm } from './openForm.ts';
import { telemedicineConsent, telenutritionConsent } from './pages/consents.ts';
import { buildResultsUrl, day, pickTime, searchByVideo } from './search.ts';
import { selectVaccines } from './walkIn.ts';

export interface IntakeFlow {
  readonly name: string;
  readonly forms: readonly FormPage[];
  /** Goes to the first page of the form. */
  open(page: Page, hand: Hand): Promise<unknown>;
}

async function pick(page: Page, hand: Hand, criteria: Readonly<Record<string, string>>): Promise<void> {
  await page.goto(buildResultsUrl(criteria));
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
      await pickTime(page, hand);
      await hand.press('Continue');
    },
  },
  {
    name: 'dietitian',
    forms: groups.dietitian.map((form) => (form === telemedicineConsent ? telenutritionConsent : form)),
    open: (page, hand) =>
      pick(page, hand, { type: 'Initial Nutrition Visit', location: 'OH', date: day(7), serviceIds: '201' }),
  },
  {
    name: 'everyday vaccine',
    forms: groups['everyday-vaccine'],
    open: async (page, hand) => {
      await pick(page, hand, { type: 'Vaccines', location: '45202', date: day(1), serviceIds: '109' });
      await hand.press('Book the first dose only');
    },
  },
  {
    name: 'walk-in vaccine',
    forms: groups['instant-vaccine'],
    open: (page, hand) => selectVaccines(page, hand, ['Flu']),
  },
];
