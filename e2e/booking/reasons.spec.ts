import type { Page } from '@playwright/test';
import { expectAccessible, expectSound } from '../fixtures/accessibility.ts';
import type { Server } from '../fixtures/Server.ts';
import { expect, test } from '../fixtures/test.ts';
import { fillPages } from '../guest/intake.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { address, contact, personal } from '../guest/pages/patientDetails.ts';
import { buildResultsUrl, day, pickTime } from '../guest/search.ts';

/** The reasons for a visit: those of the category of the booked service, and what is sent of them. */

const form = (group: string) => `form-config/1.0.0/scheduler/${group}.json`;
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

/** The body of the next booking. */
const nextBooking = (page: Page): Promise<Readonly<Record<string, unknown>>> =>
  page
    .waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/v2/appointments'))
    .then((request) => request.postDataJSON());

test.afterEach(({ server }) => server.restoreContent());

test('a guest who searched for a reason finds it ticked, and may give another', async ({ page, server, guest }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  shorten(server, 'in-person');
  const hand = new MouseHand(page);
  await page.goto(buildResultsUrl({ type: 'Injuries', serviceIds: '42', location: '45202', date: day(2) }));
  await pickTime(page, hand);
  await hand.press('Continue');
  await expect(page).toHaveURL(/\/schedule$/);
  await fillPages(page, hand, guest, [personal, contact, address]);
  await expect(page.getByRole('heading', { name: 'Reason for Visit', exact: true })).toBeVisible();
  const reason = (name: string) => page.getByRole('group', { name: prompt }).getByLabel(name, { exact: true });
  await expect(reason('Sprain or strain')).toBeChecked();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(reason('Sore throat')).toHaveCount(0);
  await expectSound(page);

  await reason('Sprain or strain').uncheck();
  await hand.press('Book Appointment');
  await expect(page.getByText('There is 1 error on this page')).toBeVisible();
  await reason('Other').check();
  await hand.press('Book Appointment');
  await expect(page.getByLabel('Is there anything you would like to add?')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await hand.type('Is there anything you would like to add?', 'A dog bite');
  const sent = nextBooking(page);
  await hand.press('Book Appointment');
  expect(await sent).toMatchObject({ notes: ['Other', 'with-care'], comments: 'A dog bite' });
  await expect(page).toHaveURL(/\/confirmation$/);
});
