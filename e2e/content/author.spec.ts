import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { calls } from '../../schemas/calls.ts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { book } from '../guest/groups.ts';
import { fillPages, fillPersonal } from '../guest/intake.ts';
import { openForm } from '../guest/openForm.ts';
import { generalConsent } from '../guest/pages/consents.ts';
import { address, contact, personal } from '../guest/pages/patientDetails.ts';
import { day } from '../guest/search.ts';
import { fillShortForm, shortenForm } from '../guest/shortForm.ts';

/** What a content author can do while the product runs. Each test edits its server's own copy of the documents. */

const form = (id: string): string => `form-definition/1.0.0/scheduler/${id}.json`;
const configuration = 'form-config/1.0.0/scheduler/in-person.json';

interface Step {
  readonly id: string;
  readonly form: string;
}

interface Configuration {
  steps: Step[];
}

interface Definition {
  readonly pages: {
    readonly schema: { readonly properties: Record<string, object> };
    readonly rules: object[];
    readonly messages: Record<string, object>;
    readonly uiSchema: Record<string, object>;
  }[];
  readonly payload: object[];
}

/** Changes a document as data; the caller's type describes the part that the test knows. */
const asJson =
  <T>(change: (document: T) => void) =>
  (text: string): string => {
    const document: T = JSON.parse(text);
    change(document);
    return JSON.stringify(document, null, 2);
  };

const steps = (page: Page) => page.getByRole('navigation', { name: /steps/i }).getByRole('listitem');

/** Expects exactly these errors, each beside its question and in the list above the form. */
async function expectErrors(page: Page, errors: readonly string[]): Promise<void> {
  const { length } = errors;
  const count = length === 1 ? 'There is 1 error on this page' : `There are ${length} errors on this page`;
  await expect(page.getByText(count, { exact: true })).toBeVisible();
  for (const message of errors) await expect(page.getByText(message)).toHaveCount(2);
  await expectAccessible(page);
}

test.afterEach(({ server }) => server.restoreContent());

test('a changed label is there at the next page load', { tag: '@critical' }, async ({ page, server }) => {
  await openForm(page);
  await expect(page.getByLabel(/^Preferred Name/)).toBeVisible();

  server.edit(form('patientDetails'), (text) => text.replace('"Preferred Name"', '"What may we call you?"'));

  await openForm(page);
  await expect(page.getByLabel(/^What may we call you\?/)).toBeVisible();
  await expect(page.getByLabel(/^Preferred Name/)).toHaveCount(0);
});

test('a new field with a condition shows when its condition holds, and is asked for', { tag: '@critical' }, async ({
  page,
  server,
  guest,
}) => {
  server.edit(
    form('patientDetails'),
    asJson<Definition>(({ pages: [personal] }) => {
      if (!personal) throw new Error('no page');
      Object.assign(personal.schema.properties, { pronouns: { type: 'string', title: 'Pronouns', maxLength: 20 } });
      personal.rules.push(
        { show: ['/pronouns'], when: { '==': [{ var: 'answers.gender' }, 'Non-Binary'] } },
        { require: ['/pronouns'], when: { '==': [{ var: 'answers.gender' }, 'Non-Binary'] } },
      );
    }),
  );

  const hand = await openForm(page);
  await expect(page.getByLabel(/^Pronouns/)).toHaveCount(0);
  await fillPersonal(hand, guest);
  await hand.select(/^Gender/, 'Non-Binary');
  await expect(page.getByLabel(/^Pronouns/)).toBeVisible();
  await hand.press('Continue');
  await expect(page.getByLabel(/^Pronouns/)).toBeFocused();
  await expect(page.getByLabel(/^Pronouns/)).toHaveAccessibleDescription(/Input is required\./);
  await expectAccessible(page);

  await hand.select(/^Gender/, 'Female');
  await expect(page.getByLabel(/^Pronouns/)).toHaveCount(0);
  await hand.press('Continue');
  await expect(page.getByRole('heading', { name: 'Contact Information' })).toBeFocused();
});

test('the answer to a new question is in the mail to the clinic, with the question as the guest read it', async ({
  page,
  server,
  controls,
  guest,
}) => {
  shortenForm(server);
  server.edit(
    form('patientDetails'),
    asJson<Definition>(({ pages: [personal], payload }) => {
      if (!personal) throw new Error('no page');
      Object.assign(personal.schema.properties, {
        petName: { type: 'string', title: 'What is the name of your pet?', maxLength: 50 },
        pets: {
          type: 'array',
          title: 'What else?',
          items: { type: 'string', enum: ['Cat', 'Dog'] },
          uniqueItems: true,
        },
      });
      payload.push(
        { from: '/petName', to: '/questionnaire/additional/petName' },
        { from: '/pets', to: '/questionnaire/additional/pets' },
      );
    }),
  );
  const hand = await openForm(page);
  await hand.type(/^What is the name of your pet/, 'Rex');
  await hand.choose(/^What else/, 'Dog');
  await fillShortForm(page, hand, guest);
  await hand.press(book);
  await expect(page).toHaveURL(/\/confirmation$/);

  const [confirmation] = await controls.mailsTo(guest.email);
  const [code = ''] = /(?<=Confirmation code: ).+/.exec(confirmation?.text ?? '') ?? [];
  const mails = await controls.mails();
  const mail = mails.find(({ subject }) => subject === `Answers for appointment ${code.replace(' ', '')}`);
  expect(mail?.recipient).toMatch(/^provider-\d{8}@/);
  expect(mail?.text).toContain('What is the name of your pet?\nRex\n\nWhat else?\nDog');
  expect(mail?.text).not.toContain(guest.lastName);
});

test('a step that nobody foresaw is asked, checked and booked as its document says', async ({
  page,
  server,
  guest,
}) => {
  server.add(form('travelHealth'), readFileSync(join(import.meta.dirname, 'documents/travelHealth.json'), 'utf8'));
  server.edit(
    configuration,
    asJson<Configuration>((document) => {
      const of = (id: string) => document.steps.filter((step) => step.id === id);
      document.steps = [...of('patientDetails'), { id: 'travelHealth', form: 'travelHealth' }, ...of('generalConsent')];
    }),
  );
  const hand = await openForm(page);
  await expect(steps(page)).toContainText(['Patient Details', 'Travel Health', 'Consent']);
  await fillPages(page, hand, guest, [personal, contact, address]);

  const card = (number: number) => page.getByRole('group', { name: `Travel vaccine ${number}` });
  await expect(page.getByRole('heading', { name: 'Before You Travel' })).toBeFocused();
  await expect(card(1)).toHaveCount(0);
  await hand.press('Continue');
  await expect(page.getByLabel(/^Where will you travel/)).toBeFocused();
  await expectErrors(page, ['Please name a country.', 'Please tell us about earlier vaccines.']);

  await hand.type(/^Where will you travel/, 'Peru');
  await hand.choose(/^Have you had vaccines/, 'No');
  await expect(card(1)).toHaveCount(0);
  await hand.choose(/^Have you had vaccines/, 'Yes');
  await expect(card(1)).toBeVisible();
  await hand.press('Continue');
  await expect(card(1).getByLabel(/^Vaccine/)).toBeFocused();
  await expectErrors(page, ['Which vaccine was it?', 'When was it given?']);

  const year = Number(day(0).slice(0, 4));
  await hand.select(/^Vaccine/, 'Typhoid');
  await hand.date(/^Given on/, '03', '15', String(year + 1));
  await hand.press('Continue');
  await expectErrors(page, ['Given on cannot be in the future.']);
  await hand.date(/^Given on/, '03', '15', String(year - 1));
  await hand.press('Add another travel vaccine');
  const second = card(2);
  await second.getByLabel(/^Vaccine/).selectOption('Yellow fever');
  await second.getByLabel('Month').fill('06');
  await second.getByLabel('Day').fill('01');
  await second.getByLabel('Year').fill(String(year - 2));
  await expectAccessible(page);
  await hand.press('Continue');

  const booking = page.waitForRequest((request) => request.url().endsWith(calls['schedule-appointment'].path));
  await fillPages(page, hand, guest, [{ ...generalConsent, leave: book }]);
  expect((await booking).postDataJSON()).toMatchObject({
    basicInfo: { lastName: guest.lastName },
    comments: 'Peru',
    questionnaire: {
      hadVaccinesPreviously: 'Yes',
      recentVaccinationDetails: [
        { name: 'Typhoid', lastTakenDate: `${year - 1}-03-15` },
        { name: 'Yellow fever', lastTakenDate: `${year - 2}-06-01` },
      ],
    },
  });
  await expect(page.getByRole('heading', { name: 'Your appointment is confirmed!' })).toBeFocused();
});

test('a document that an edit breaks never reaches the guest: the good copy serves', { tag: '@critical' }, async ({
  page,
  server,
  guest,
}) => {
  server.edit(form('patientDetails'), (text) => text.replace('"Personal Information"', '"Broken"').slice(0, -10));
  const hand = await openForm(page);
  await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
  await fillPersonal(hand, guest);
  await hand.press('Continue');
  await expect(page.getByRole('heading', { name: 'Contact Information' })).toBeVisible();
});
