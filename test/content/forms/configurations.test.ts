import { describe, expect, it } from 'vitest';
import { showsPanel } from '../../../app/screens/booking/panel/AppointmentsPanel.tsx';
import { groups as walked } from '../../../e2e/guest/groups.ts';
import { contentFiles } from '../contentFiles.ts';
import { shippedPlan, shownFields } from './intake.ts';

/** The order of steps per flow (WIZARD-3, WIZARD-4, WIZARD-5, WIZARD-6). */
const groups: readonly (readonly [group: string, steps: readonly string[]])[] = [
  [
    'in-person',
    [
      'patientDetails',
      'insurance',
      'medicalHistory',
      'appointmentNotes',
      'privacyPractice',
      'financialConsent',
      'generalConsent',
      'review',
    ],
  ],
  [
    'virtual',
    [
      'patientDetails',
      'insurance',
      'medicalHistory',
      'appointmentNotes',
      'privacyPractice',
      'financialConsentForTelemedicine',
      'generalConsent',
      'review',
    ],
  ],
  [
    'dietitian',
    [
      'patientDetails',
      'simpleInsurance',
      'dietaryRestrictions',
      'appointmentGoals',
      'survey',
      'privacyPractice',
      'financialConsentForTelemedicine',
      'generalConsent',
      'review',
    ],
  ],
  ['everyday-vaccine', ['patientDetails', 'simpleInsurance', 'medicalInformation', 'vaccineConsent', 'review']],
  ['instant-vaccine', ['patientDetails', 'simpleInsurance', 'medicalInformation', 'vaccineConsent', 'review']],
];

/** The side panel is hidden on these (WIZARD-19). */
const consents = [
  'privacyPractice',
  'financialConsent',
  'financialConsentForTelemedicine',
  'generalConsent',
  'vaccineConsent',
];

const components = [
  'patientDetails',
  'medicalInformation',
  'financialConsent',
  'financialConsentForTelemedicine',
  'vaccineConsent',
  'appointmentNotes',
  'insurance',
  'simpleInsurance',
  'medicalHistory',
  'dietaryRestrictions',
  'appointmentGoals',
  'survey',
  'privacyPractice',
  'generalConsent',
];

describe('the shipped configurations', () => {
  it('are those whose order is tested, and that a guest goes through in the browser', () => {
    const shipped = contentFiles.flatMap(({ path }) => /^form-config\/.*\/([^/]+)\.json$/.exec(path)?.[1] ?? []);
    const ordered = groups.map(([group]) => group).sort();
    expect(ordered, 'the order of steps of each is in `groups` of this test').toEqual(shipped.sort());
    expect(Object.keys(walked).sort(), 'e2e/guest/groups.ts has the pages of each').toEqual(ordered);
  });

  it.each(groups)('%s compiles without a problem, with its steps in their order', async (group, steps) => {
    const plan = await shippedPlan(group);
    expect(plan.group).toBe(group);
    expect(plan.steps.map(({ id }) => id)).toEqual(steps);
  });

  it.each(groups)('%s has the side panel beside all but consents', async (group, steps) => {
    const shown = (await shippedPlan(group)).steps.filter((step) => showsPanel(step, 'IN_PERSON', false));
    expect(shown.map(({ id }) => id)).toEqual(steps.filter((step) => !consents.includes(step)));
  });

  it.each(groups)('%s ends with a review of the answers, and says on its last button what that does', async (group) => {
    const { submit, steps } = await shippedPlan(group);
    expect(submit).toBe(group === 'instant-vaccine' ? 'Book Walk-In' : 'Book Appointment');
    expect(steps.at(-1)?.form.pages.map(({ review }) => review)).toEqual([true]);
  });

  it.each(groups)('%s takes the legal name of the longest first and last name, and says so before', async (group) => {
    const fields = (await shippedPlan(group)).steps.flatMap(({ form }) =>
      form.pages.map(({ schema }) => schema.properties),
    );
    const longest = ['firstName', 'lastName'].map((name) => fields.find((page) => page[name])?.[name]?.maxLength ?? 0);
    const signature = fields.find(({ patientLegalName }) => patientLegalName);
    expect(longest).toEqual([50, 50]);
    expect(signature?.patientLegalName?.description).toContain('You can use up to 101 characters.');
  });

  it('say of a walk-in alone that it cannot be canceled online', async () => {
    const said = await Promise.all(
      groups.map(async ([group]) => (await shippedPlan(group)).steps.at(-1)?.form.pages[0]?.schema.description ?? ''),
    );
    expect(said.map((text) => text.includes("You can't cancel a walk-in online."))).toEqual(
      groups.map(([group]) => group === 'instant-vaccine'),
    );
  });

  it('ask for a physician’s referral in a visit by video', async () => {
    const asking = await Promise.all(
      groups.map(async ([group, steps]) => {
        if (!steps.includes('insurance')) return [];
        return shownFields(await shippedPlan(group), 'insurance', {}).includes('hasReferral') ? [group] : [];
      }),
    );
    expect(asking.flat()).toEqual(['virtual']);
  });

  it('use each of the fourteen step components', () => {
    expect(components.filter((step) => groups.every(([, steps]) => !steps.includes(step)))).toEqual([]);
    expect(components).toHaveLength(14);
  });
});

/** What each flow asks differently from the forms' defaults. */
describe('their settings', () => {
  it.each([
    ['in-person', 'appointmentNotes', { maximumReasons: 3 }],
    ['virtual', 'appointmentNotes', { maximumReasons: 1 }],
    ['virtual', 'patientDetails', { preferredLanguage: true, weight: false }],
    ['dietitian', 'patientDetails', { preferredLanguage: true, weight: true }],
    ['dietitian', 'appointmentGoals', { minimum: 1, maximum: 3 }],
    ['everyday-vaccine', 'patientDetails', { cardNumber: true, mothersMaidenName: true, providerInfo: true }],
    ['instant-vaccine', 'patientDetails', { cardNumber: false, mothersMaidenName: true, providerInfo: false }],
    ['everyday-vaccine', 'medicalInformation', { preventContinueIfYesOnCovid: true }],
    ['instant-vaccine', 'medicalInformation', { preventContinueIfYesOnCovid: true }],
  ])('of %s: %s has %j', async (group, step, settings) => {
    const plan = await shippedPlan(group);
    expect(plan.steps.find(({ id }) => id === step)?.form.settings).toMatchObject(settings);
  });
});
