import type { Server } from '../../fixtures/Server.ts';
import type { GuestPage } from '../GuestPage.ts';
import type { Hand } from '../Hand.ts';
import { buildResultsUrl, day, main } from '../search.ts';
import { fillDietitianForm } from './dietitianQuestions.ts';

const results = /\/scheduler\/result$/;

/** Makes a prescreen ask its form alone, without the questions after it, so that tests of what comes after it get there quickly. */
function shortenPrescreen(server: Server, type: 'vaccines' | 'dietitian'): void {
  server.edit(`prescreen-data/1.0.0/scheduler/${type}.json`, (text) => {
    const { questions: _questions, known: _known, ...form } = JSON.parse(text);
    return JSON.stringify(form);
  });
}

/** Goes by a link to the times of a vaccine near a ZIP code, through a prescreen that asks only for vaccines. */
export async function openVaccineTimes(
  page: GuestPage,
  server: Server,
  hand: Hand,
  serviceId: string,
  ahead = 2,
): Promise<void> {
  shortenPrescreen(server, 'vaccines');
  await page.goto(buildResultsUrl({ type: 'Vaccines', location: '45202', date: day(ahead), serviceIds: serviceId }));
  await page.getByRole('checkbox', { checked: true }).waitFor();
  await hand.press('Continue');
  await page.waitForURL(results);
}

/** Goes to the times of dietitians for guests in Ohio, through a prescreen without its questions. */
export async function openDietitianTimes(page: GuestPage, server: Server, hand: Hand, ahead = 7): Promise<void> {
  shortenPrescreen(server, 'dietitian');
  await page.goto(`${main}/prescreen/1?type=Telenutrition`);
  await fillDietitianForm(page, hand, ahead);
  await page.waitForURL(results);
}
