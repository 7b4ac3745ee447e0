// @module-tag exhaustive: it checks all documents once for each edit.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkTools } from '../../../authoring/check/CheckTools.ts';
import { checkContent } from '../../../authoring/check/checkContent.ts';
import { formatProblem } from '../../../authoring/check/problems/formatReport.ts';
import { readDocuments } from '../../../authoring/check/read/DocumentFile.ts';

/** What an author may well write is not found, however near it is to what a check looks for. */

const root = 'content-fixtures/objects';
const shipped = readDocuments(root);
const tools = checkTools();

const edits: readonly (readonly [edit: string, path: string, from: string | RegExp, to: string])[] = [
  [
    'a question that says a part of what a longer one says, with a span of its own',
    'form-definition/1.0.0/scheduler/medicalHistory.json',
    'Is there anything else you would like us to know?',
    '{HaveYou} had surgery in the last 6 months?',
  ],
  [
    'a check that tells what is wrong with an earlier day',
    'eligibility-questions/1.0.0/scheduler/medicare-check.json',
    'This is before your Part B started.',
    'This day is before the one on which your Part B started. Enter a later one.',
  ],
  [
    'other hours before a visit of another kind',
    'service-extra-properties/1.0.0/scheduler/service-extra-properties.json',
    'Sit quietly for 5 minutes before the check.',
    'Drink no alcohol for 24 hours beforehand.',
  ],
  [
    'other hours before a visit whose test is another',
    'service-extra-properties/1.0.0/scheduler/service-extra-properties.json',
    'If a blood test is planned, do not eat for 8 hours before your visit. Water is fine.',
    'If a blood test is planned, come without breakfast: eat nothing for 12 hours before your visit.',
  ],
  [
    'a wait of which guests of a visit with a time read',
    'checklist/1.0.0/scheduler/checklist.json',
    'Plan to stay 15 minutes after your vaccine.',
    'Plan to wait 15 minutes after your vaccine.',
  ],
  [
    'an example of a number in another shape that is accepted as well',
    'form-definition/1.0.0/scheduler/patientDetails.json',
    '(555) 555-5555',
    '5555555555',
  ],
  [
    'a word of a voice that is another one for each',
    'form-vocabulary/1.0.0/scheduler/form-vocabulary.json',
    `"your": "your child's"`,
    `"your": "the child's"`,
  ],
  [
    'a choice that is filled in as its value, and reads otherwise',
    'form-definition/1.0.0/scheduler/physicalType.json',
    '"title": "Employment physical"',
    '"title": "Physical for a new job"',
  ],
  [
    'two questions that end with the same words',
    'eligibility-questions/1.0.0/scheduler/physicals.json',
    /Please see the patient's doctor first: [^"]*([\s\S]*?)Please wait until the doctor who treats the concussion[^"]*/,
    "Please see the patient's doctor first.$1Please see the patient's doctor first.",
  ],
  [
    'two fields with the same message, which names neither',
    'form-definition/1.0.0/scheduler/patientDetails.json',
    /Choose \{your\} race\.([\s\S]*?)Choose \{your\} ethnicity\./,
    'Choose what describes {you} best.$1Choose what describes {you} best.',
  ],
  [
    'a message of the app in other words, which are those of its neighbor in part',
    'textcollection/1.0.0/messages/mail-messages.json',
    'This appointment is canceled.',
    'This appointment is canceled, and its time is no longer yours.',
  ],
  [
    'a label in words that another one has as well',
    'textcollection/1.0.0/messages/move-messages.json',
    '"Move My Appointment"',
    '"Find Appointment"',
  ],
  [
    'a note that guests with an appointment may come without one',
    'form-config/1.0.0/scheduler/everyday-vaccine.json',
    '"form": "review"',
    `"form": "review", "settings": { "note": "If you can't come, choose another time by the link in your mail." }`,
  ],
  [
    'a further place of another division',
    'lyft-texts/1.0.0/scheduler/lyft-texts.json',
    '"62080235"]',
    '"62080235", "62180411"]',
  ],
  [
    'an address in the city of another one',
    'insurance-step-config/1.0.0/scheduler/insurance-step-config.json',
    `"displayAddressCarriers": {`,
    `"displayAddressCarriers": { "Humana": { "addressLineOne": "P.O. Box 14601", "city": "Lexington", "state": "KY", "zipCode": "40512-4601" },`,
  ],
  [
    'further domains of mail',
    'form-definition/1.0.0/scheduler/patientDetails.json',
    'gmail.com yahoo.com',
    'gmail.com googlemail.com yahoo.com rocketmail.com gmx.com',
  ],
  [
    'a line of a page that stands in a list of the other one',
    'page/1.0.0/tlc/billing-insurance-payment.json',
    '"Tests and screenings"',
    '"Health screenings"',
  ],
  [
    'a price of a test among those of its services',
    'page/1.0.0/tlc/billing-insurance-payment.json',
    '{ "name": "A1C", "value": "$35" }',
    '{ "name": "A1C, on the spot", "value": "$40" }',
  ],
  [
    'a refusal in words that its question has in part',
    'eligibility-questions/1.0.0/scheduler/health-screenings.json',
    /A skin test stays positive[^"]*/,
    'Please ask your doctor for another test. We would not learn anything new.',
  ],
  [
    'other words for a visit with the name of another one',
    'service-extra-properties/1.0.0/scheduler/service-extra-properties.json',
    'The order or custody form of your employer',
    'The papers that you were given for it',
  ],
  [
    'what a popular visit is for',
    'textcollection/1.0.0/tlc/scheduler-texts.json',
    'Your numbers at the visit',
    'A check in a few minutes',
  ],
  [
    'another heading for the primary insurance alone',
    'form-definition/1.0.0/scheduler/insurance.json',
    '"title": "Primary Insurance"',
    '"title": "Your Primary Plan"',
  ],
  [
    'a further visit, of which less is said than of the others',
    'service-extra-properties/1.0.0/scheduler/service-extra-properties.json',
    '"services": [',
    '"services": [{ "serviceIds": [81], "preparation": ["Write down when you smoke, and why."] },',
  ],
  [
    'a wait that is over once the days have passed',
    'eligibility-questions/1.0.0/scheduler/vaccines.json',
    'Please wait 60 days after the last COVID-19 vaccine.',
    'Please wait until 60 days have passed since the last COVID-19 vaccine.',
  ],
  [
    'a link with the title of the page to which it leads',
    'page/1.0.0/tlc/clinic-services.json',
    '"Prices and payment"',
    '"Billing, Insurance and Payment"',
  ],
];

describe('a sound edit is no finding', { timeout: 120_000 }, () => {
  it.each(edits)('%s', async (_edit, path, from, to) => {
    const text = readFileSync(join(root, path), 'utf8');
    const changed = text.replace(from, to);
    expect(changed).not.toBe(text);
    const files = shipped
      .filter((file) => file.path === path || !file.path.includes('/messages/'))
      .map((file) => (file.path === path ? { ...file, text: changed } : file));
    expect((await checkContent(files, tools)).map(formatProblem)).toEqual([]);
  });
});
