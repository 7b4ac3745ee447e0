import { expect, type Page } from '@playwright/test';
import type { Server } from '../fixtures/Server.ts';
import type { Guest } from './Guest.ts';
import type { Hand } from './Hand.ts';
import { contact, personal } from './pages/patientDetails.ts';
import { main, pickTime } from './search.ts';

export type Visit = 'inPerson' | 'video' | 'dietitian' | 'pair';

const groups = ['in-person', 'virtual', 'dietitian', 'everyday-vaccine'];

const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const result = (criteria: Record<string, string>) => `${main}/result?${new URLSearchParams(criteria)}`;

/** From the results to the held time, or times. */
const searches: Readonly<Record<Visit, (page: Page, hand: Hand) => Promise<void>>> = {
  inPerson: async (page, hand) => {
    await page.goto(result({ type: 'Illnesses', location: '45202', date: day(2), serviceIds: '29' }));
    await hold(page, hand);
  },
  video: async (page, hand) => {
    await page.goto(main);
    await expect(page.getByRole('combobox', { name: /^Appointment Type/ })).toContainText('Cold or Flu by Video');
    await hand.select(/^Appointment Type/, 'Cold or Flu by Video');
    await hand.press('Find Appointment');
    await hand.select('State', 'Ohio');
    await hand.press('Check Availability');
    await hold(page, hand);
  },
  dietitian: async (page, hand) => {
    await page.goto(result({ type: 'Initial Nutrition Visit', location: 'OH', date: day(7), serviceIds: '201' }));
    await hold(page, hand);
  },
  pair: async (page, hand) => {
    await page.goto(result({ type: 'Vaccines', location: '45202', date: day(2), serviceIds: '104' }));
    await hold(page, hand);
    await expect(page.getByRole('heading', { name: 'Choose a time for your second dose' })).toBeVisible();
    await hold(page, hand);
  },
};

async function hold(page: Page, hand: Hand): Promise<void> {
  await pickTime(page, hand);
  await hand.press('Continue');
}

/** Books a visit by a form that asks for the patient alone, and comes to its confirmation. */
export async function bookVisit(page: Page, server: Server, hand: Hand, guest: Guest, visit: Visit): Promise<void> {
  for (const group of groups) server.edit(`form-config/1.0.0/scheduler/${group}.json`, patientAlone);
  await searches[visit](page, hand);
  for (const { heading, fill } of [personal, contact]) {
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await fill(hand, guest);
    await hand.press('Continue');
  }
  await expect(page).toHaveURL(/\/confirmation$/);
}

function patientAlone(text: string): string {
  const config: { readonly steps: readonly { readonly id: string; readonly form: string }[] } = JSON.parse(text);
  return JSON.stringify({ ...config, steps: [{ id: 'patientDetails', form: 'patientDetails' }] });
}
