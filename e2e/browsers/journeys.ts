import type { Controls } from '../fixtures/Controls.ts';
import { Rival } from '../fixtures/Rival.ts';
import type { Server } from '../fixtures/Server.ts';
import { bookedLink, canceled, chooseToCancel } from '../guest/cancelLink.ts';
import type { FormPage } from '../guest/FormPage.ts';
import type { Guest } from '../guest/Guest.ts';
import { afterTelenutrition, bookWalkIn, groups } from '../guest/groups.ts';
import type { Hand } from '../guest/Hand.ts';
import { fillPages } from '../guest/intake.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { chooseAnotherTime, moved } from '../guest/move.ts';
import { answerDietitianQuestions } from '../guest/questions/dietitianQuestions.ts';
import { searchVaccines } from '../guest/questions/vaccineQuestions.ts';
import { pickTime, search, searchByVideo } from '../guest/search.ts';
import { fillToReview, selectVaccines } from '../guest/walkIn.ts';
import type { DrivenPage } from './DrivenPage.ts';

/** What a journey is made with. */
export interface Setting {
  readonly page: DrivenPage;
  readonly guest: Guest;
  readonly server: Server;
  readonly controls: Controls;
}

type Journey = (setting: Setting, hand: Hand) => Promise<void>;

/** From a heading with times to the first page of what comes after. */
async function chooseTime(page: DrivenPage, hand: Hand, heading: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
  await pickTime(page, hand);
  await hand.press('Continue');
}

/** Cancels one of the appointments on the page of a link. */
async function cancel(page: DrivenPage, hand: Hand, choice?: RegExp): Promise<void> {
  await chooseToCancel(page, hand, choice);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Appointment' }).click();
}

/** Fills the form, books, and expects the mail, and nothing of the guest at Back. */
async function book({ page, guest, controls }: Setting, hand: Hand, forms: readonly FormPage[]): Promise<void> {
  await page.waitForURL(/\/schedule$/);
  await fillPages(page, hand, guest, forms);
  await page.waitForURL(/\/confirmation$/);
  await page.getByText(`${guest.firstName} ${guest.lastName}`).first().waitFor();
  await page.document.until('the mail', async () => (await controls.mailsTo(guest.email)).length === 1);
  await page.driver.goBack();
  await page.document.until('nothing personal at Back', async () => {
    const shown = await page.shownText();
    return shown !== '' && !shown.includes(guest.lastName) && !shown.includes(guest.email);
  });
}

/** Each way of a guest through the product. */
export const journeys = {
  'a visit in person': async (setting, hand) => {
    await search(setting.page, hand);
    await chooseTime(setting.page, hand, 'Choose a time');
    await book(setting, hand, groups['in-person']);
  },
  'a visit by video': async (setting, hand) => {
    await searchByVideo(setting.page, hand);
    await chooseTime(setting.page, hand, 'Choose a time');
    await book(setting, hand, groups.virtual);
  },
  'a visit with a dietitian': async (setting, hand) => {
    await answerDietitianQuestions(setting.page, hand);
    await chooseTime(setting.page, hand, 'Choose your dietitian and a time');
    await book(setting, hand, afterTelenutrition);
  },
  'two doses of a vaccine': async (setting, hand) => {
    await searchVaccines(setting.page, hand, 'Shingles');
    await chooseTime(setting.page, hand, 'Choose a time');
    await chooseTime(setting.page, hand, 'Choose a time for your second dose');
    await book(setting, hand, groups['everyday-vaccine']);
  },
  'a walk-in vaccine': async ({ page, guest }, hand) => {
    await selectVaccines(page, hand, ['Flu']);
    await fillToReview(page, hand, guest);
    await hand.press(bookWalkIn);
    await page.getByRole('heading', { name: "You're ready for your vaccine!" }).waitFor();
  },
  'a cancellation': async ({ page, server, controls }, hand) => {
    await page.goto(await bookedLink(server, controls));
    await page.getByRole('heading', { level: 1, name: 'You have a confirmed appointment!' }).waitFor();
    await cancel(page, hand);
    await page.getByRole('heading', { level: 1, name: canceled }).waitFor();
  },
  'a second dose canceled alone': async ({ page, server, controls }, hand) => {
    await new Rival(server.url).bookPair();
    const [link = ''] = await controls.cancelLinks();
    await page.goto(link);
    await page.getByRole('heading', { level: 1, name: 'You have two confirmed appointments!' }).waitFor();
    await cancel(page, hand, /^2nd appointment/);
    await page.getByText(/^Your 1st appointment, on .*, is still booked\.$/).waitFor();
  },
  'an appointment moved': async ({ page, server, controls }, hand) => {
    await page.goto(await bookedLink(server, controls));
    await chooseAnotherTime(page, hand);
    await hand.press('Move My Appointment');
    await page.getByRole('heading', { level: 1, name: moved }).waitFor();
  },
  'a clinic on the map': async ({ page }, hand) => {
    await page.goto('/health-services/clinic/locations');
    await page.getByRole('heading', { level: 1, name: 'Clinic Locator' }).waitFor();
    await hand.type('Find a Clinic', 'Cincinnati, OH');
    await hand.press('Find');
    await page.getByRole('heading', { level: 2, name: /clinics? near Cincinnati, OH$/ }).waitFor();
    const details = page.getByRole('link', { name: /^Clinic Details of/ }).first();
    await details.waitFor();
    await details.click();
    await page.getByRole('heading', { level: 1, name: 'Clinic Details' }).waitFor();
  },
} as const satisfies Readonly<Record<string, Journey>>;

export type JourneyName = keyof typeof journeys;

/** Goes a whole way. */
export const travel = (name: JourneyName, setting: Setting): Promise<void> =>
  journeys[name](setting, new MouseHand(setting.page));
