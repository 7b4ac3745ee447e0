import type { Page } from '@playwright/test';
import { expectAccessible, expectSound } from '../fixtures/accessibility.ts';
import type { Server } from '../fixtures/Server.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Guest } from '../guest/Guest.ts';
import { groups } from '../guest/groups.ts';
import { fillPages } from '../guest/intake.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { address, contact, personal, personalWithLanguage } from '../guest/pages/patientDetails.ts';
import { buildResultsUrl, day, pickTime } from '../guest/search.ts';

/** How a form depends on the category of the booked service: its reasons for a visit, its steps, and what is sent. */

const form = (group: string) => `form-config/1.0.0/scheduler/${group}.json`;
const flows = 'scheduler-config-2022/1.0.0/scheduler/scheduler-config-2022.json';
const prompt = 'Select up to 3 services to receive during your visit.';

interface Step {
  readonly id: string;
}

/** Reduces a form to the steps for the patient and the reasons, so that tests reach them quickly. */
const shorten = (server: Server, group: string): void =>
  server.edit(form(group), (text) => {
    const document: { readonly steps: readonly Step[] } = JSON.parse(text);
    const kept = document.steps.filter(({ id }) => id === 'patientDetails' || id === 'appointmentNotes');
    return JSON.stringify({ ...document, steps: kept });
  });

interface Search {
  readonly type: string;
  readonly serviceIds: string;
  readonly location?: string;
  readonly ahead?: number;
}

/** Goes from the results to the first page of the form, with a reserved time. */
async function reserveTime(page: Page, { ahead = 2, location = '45202', ...criteria }: Search): Promise<MouseHand> {
  const hand = new MouseHand(page);
  await page.goto(buildResultsUrl({ ...criteria, location, date: day(ahead) }));
  await pickTime(page, hand);
  await hand.press('Continue');
  await expect(page).toHaveURL(/\/schedule$/);
  return hand;
}

/** The body of the next booking. */
const nextBooking = (page: Page): Promise<Readonly<Record<string, unknown>>> =>
  page
    .waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/v2/appointments'))
    .then((request) => request.postDataJSON());

const reasonPage = async (page: Page, guest: Guest, search: Search, first = personal): Promise<MouseHand> => {
  const hand = await reserveTime(page, search);
  await fillPages(page, hand, guest, [first, contact, address]);
  await expect(page.getByRole('heading', { name: 'Reason for Visit', exact: true })).toBeVisible();
  return hand;
};

test.afterEach(({ server }) => server.restoreContent());

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a guest who searched for a reason finds it ticked, and may give another', {
      tag: viewport.width === 390 ? ['@critical'] : [],
    }, async ({ page, server, guest }) => {
      shorten(server, 'in-person');
      const hand = await reasonPage(page, guest, { type: 'Injuries', serviceIds: '42' });
      const reason = (name: string) => page.getByRole('group', { name: prompt }).getByLabel(name, { exact: true });
      await expect(reason('Sprain or strain')).toBeChecked();
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
      await expect(reason('Sore throat')).toHaveCount(0);
      await expectSound(page);

      await reason('Sprain or strain').uncheck();
      await hand.press('Book appointment');
      await expect(page.getByRole('link', { name: 'You must select at least one reason' })).toBeVisible();
      await reason('Other').check();
      await hand.press('Book appointment');
      await expect(page.getByRole('link', { name: 'Tell us the reason for your visit.' })).toBeVisible();
      await expectAccessible(page);
      await hand.type('Is there anything you would like to add?', 'A dog bite');
      const sent = nextBooking(page);
      await hand.press('Book appointment');
      expect(await sent).toMatchObject({ notes: ['Other', 'with-care'], comments: 'A dog bite' });
      await expect(page).toHaveURL(/\/confirmation$/);
    });
  });
}

test('a guest who searched for a reason by video finds it chosen', async ({ page, server, guest }) => {
  shorten(server, 'virtual');
  const search = { type: 'Virtual Visits', location: 'OH', serviceIds: '403', ahead: 1 };
  const hand = await reasonPage(page, guest, search, personalWithLanguage);
  const reasons = page.getByRole('radiogroup', { name: /^What is the reason for your visit/ });
  await expect(reasons.getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(reasons.getByLabel('Urinary symptoms')).toBeChecked();
  await reasons.getByLabel('Prescription refill').check();
  const sent = nextBooking(page);
  await hand.press('Book appointment');
  expect(await sent).toMatchObject({ notes: ['Prescription refill', 'with-care'] });
});

test('a guest who books a physical is not asked for a reason', async ({ page, server, guest }) => {
  shorten(server, 'in-person');
  const hand = await reserveTime(page, { type: 'Physicals', serviceIds: '62' });
  await fillPages(page, hand, guest, [personal, contact]);
  await expect(page.getByRole('heading', { name: address.heading, exact: true })).toBeVisible();
  await address.fill(hand, guest);
  const sent = nextBooking(page);
  await hand.press('Book appointment');
  expect(await sent).not.toHaveProperty('notes');
});

test('a guest who books a travel vaccine answers the medical questions and consents', async ({ page, guest }) => {
  test.slow();
  const hand = await reserveTime(page, { type: 'Travel Vaccines', serviceIds: '303', ahead: 5 });
  const sent = nextBooking(page);
  await fillPages(page, hand, guest, groups['everyday-vaccine'], async (heading) => {
    if (heading === 'Vaccine Consent') await expect(page.getByText(/pharmacist|near the pharmacy/)).toHaveCount(0);
  });
  expect(await sent).toMatchObject({
    businessName: 'tlc',
    requestedVaccinations: ['Typhoid'],
    questionnaire: { haveFever: 'No' },
    consentDetails: { consentToTreat: 'Yes' },
  });
  await expect(page.getByRole('heading', { name: 'Your vaccine appointment is confirmed!' })).toBeVisible();
});

test('a category asks the form that it names in place of that of its flow', async ({ page, server }) => {
  server.edit(flows, (text) => text.replace('"Injuries": {', '"Injuries": { "formConfigGroup": "dietitian",'));
  await reserveTime(page, { type: 'Injuries', serviceIds: '42' });
  await expect(page.getByText('Dietary Restrictions').first()).toBeVisible();
  await reserveTime(page, { type: 'Illnesses', serviceIds: '30' });
  await expect(page.getByText('Medical History').first()).toBeVisible();
});
