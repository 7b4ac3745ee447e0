import { expect, type Page } from '@playwright/test';
import type { Server } from '../fixtures/Server.ts';
import type { Guest } from './Guest.ts';
import { book, type Group } from './groups.ts';
import type { Hand } from './Hand.ts';
import { openDietitianTimes, openVaccineTimes } from './questions/shortPrescreen.ts';
import { buildResultsUrl, day, pickTime, searchByVideo } from './search.ts';
import { fillShortForm, shortenForm } from './shortForm.ts';

export type Visit = 'inPerson' | 'video' | 'dietitian' | 'pair';

const groups: Readonly<Record<Visit, Group>> = {
  inPerson: 'in-person',
  video: 'virtual',
  dietitian: 'dietitian',
  pair: 'everyday-vaccine',
};

/** Ways from the results to the reserved time or times. */
const searches: Readonly<Record<Visit, (page: Page, hand: Hand, server: Server) => Promise<void>>> = {
  inPerson: async (page, hand) => {
    await page.goto(buildResultsUrl({ type: 'Illnesses', location: '45202', date: day(2), serviceIds: '29' }));
    await reserveTime(page, hand);
  },
  video: async (page, hand) => {
    await searchByVideo(page, hand);
    await reserveTime(page, hand);
  },
  dietitian: async (page, hand, server) => {
    await openDietitianTimes(page, server, hand);
    await reserveTime(page, hand);
  },
  pair: async (page, hand, server) => {
    await openVaccineTimes(page, server, hand, '104');
    await reserveTime(page, hand);
    await expect(page.getByRole('heading', { name: 'Choose a time for your second dose' })).toBeVisible();
    await reserveTime(page, hand);
  },
};

async function reserveTime(page: Page, hand: Hand): Promise<void> {
  await pickTime(page, hand);
  await hand.press('Continue');
}

/** Books a visit with a form that asks only for the patient, and stays on its confirmation. */
export async function bookVisit(page: Page, server: Server, hand: Hand, guest: Guest, visit: Visit): Promise<void> {
  shortenForm(server, groups[visit]);
  await searches[visit](page, hand, server);
  await fillShortForm(page, hand, guest);
  await hand.press(book);
  await expect(page).toHaveURL(/\/confirmation$/);
}
