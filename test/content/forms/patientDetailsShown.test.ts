import { describe, expect, it } from 'vitest';
import type { Answers, WizardPlan } from '#engine';
import { patientDetails } from '../answers/patientDetails.ts';
import { findField } from './fields.ts';
import { shownFields, stepAlone } from './intake.ts';

/** INTAKE-1 to INTAKE-20. Today is 2027-03-01. */
const STEP = 'patientDetails';
const { maximal, settings } = patientDetails;

const plan = await stepAlone(STEP, settings);
const shipped = await stepAlone(STEP);

/**
 * The settings from `address` to `ethnicity` are on (INTAKE-2), those from `weight` to `mothersMaidenName` are off
 * (INTAKE-3); the other defaults are our own decisions.
 */
const toggles = [
  ['address', true, ['addressLineOne', 'addressLineTwo', 'zipCode', 'city', 'state', 'county']],
  ['gender', true, ['gender']],
  ['textingConsent', true, ['isMobileConsentChecked']],
  ['preferredName', true, ['preferredName']],
  ['race', true, ['race']],
  ['ethnicity', true, ['ethnicity']],
  ['weight', false, ['weight']],
  ['cardNumber', false, ['altId']],
  ['preferredLanguage', false, ['preferredLanguage']],
  [
    'providerInfo',
    false,
    [
      'primaryHealthcareProvider',
      'providerAddressLineOne',
      'providerAddressLineTwo',
      'providerCity',
      'providerState',
      'providerZipCode',
      'providerPhoneNumber',
      'providerFax',
    ],
  ],
  ['mothersMaidenName', false, ['motherMaidenFirstName', 'motherMaidenLastName']],
  ['dateOfBirth', true, ['dateOfBirth']],
  ['sexAssignedAtBirth', true, ['sexAssignedAtBirth']],
  ['medicareBeneficiaryId', false, ['medicareBeneficiaryIdNumber']],
] as const;

describe('toggles', () => {
  const asked = (own: WizardPlan): readonly string[] => shownFields(own, STEP, maximal);

  it.each(toggles)('%s is on by default: %s', (_setting, on, fields) => {
    expect(asked(shipped).filter((field) => fields.some((own) => own === field))).toEqual(on ? fields : []);
  });

  it.each(toggles)('%s, turned over, changes exactly its fields', async (setting, on, fields) => {
    const turned = asked(await stepAlone(STEP, { [setting]: !on }));
    const [more, less] = on ? [asked(shipped), turned] : [turned, asked(shipped)];
    expect(more.filter((field) => !less.includes(field))).toEqual(fields);
    expect(less.filter((field) => !more.includes(field))).toEqual([]);
  });
});

describe('conditions', () => {
  it.each<[Answers, boolean]>([
    [{ isMobileNum: true }, true],
    [{ isMobileNum: false }, false],
    [{}, false],
  ])('with %j the consent to text messages is asked: %s', (answers, shown) => {
    expect(shownFields(shipped, STEP, answers).includes('isMobileConsentChecked')).toBe(shown);
  });

  it('has a page for the healthcare provider only where it is asked for', () => {
    const titles = (own: WizardPlan) => own.steps[0]?.form.pages.map(({ title }) => title);
    expect(titles(plan)).toEqual([
      'Personal Information',
      'Contact Information',
      'Home Address',
      'Healthcare Provider',
    ]);
    expect(shownFields(shipped, STEP, maximal)).not.toContain('primaryHealthcareProvider');
  });
});

describe('the address', () => {
  const verified = (own: WizardPlan): readonly string[] =>
    own.steps.flatMap(({ form }) => form.pages.filter(({ verify }) => verify).map(({ name }) => name));

  it('is verified, and nothing else is', () => {
    expect(verified(shipped)).toEqual(['address']);
  });

  it('is not asked, and so not verified, where its setting is off', async () => {
    const without = await stepAlone(STEP, { address: false });
    expect(shownFields(without, STEP, maximal)).not.toContain('addressLineOne');
  });
});

describe('what the guest reads', () => {
  const TOOLTIP = 'Needed for accurate diagnosis as well as federal and state reporting requirements.';
  const findUiOptions = (name: string) =>
    shipped.steps[0]?.form.pages.map(({ uiSchema }) => uiSchema[name]).find((look) => look !== undefined);

  it.each(['sexAssignedAtBirth', 'gender'])('says why %s is asked, by default and by setting', async (name) => {
    expect(findField(shipped, name)?.description).toBe(TOOLTIP);
    const own = await stepAlone(STEP, { sexAndGenderHelp: 'Because.' });
    expect(findField(own, name)?.description).toBe('Because.');
  });

  it('has the ages in the hint to the date of birth', () => {
    expect(findUiOptions('dateOfBirth')).toMatchObject({
      'ui:help': 'The patient must be 12 months or older (18 months or older in Mississippi).',
    });
  });

  it.each(['phoneNumber', 'providerPhoneNumber', 'providerFax'])('says how to write %s', (name) => {
    expect(findField(plan, name)?.description).toBe('10 digits, without an extension.');
  });

  it.each(['gender', 'race', 'ethnicity', 'preferredLanguage', 'state', 'providerState'])(
    'has Choose One where nothing is chosen: %s',
    (name) => {
      expect(findUiOptions(name)).toMatchObject({ 'ui:widget': 'select', 'ui:placeholder': 'Choose One' });
    },
  );

  it('asks "Is this a mobile number?"', () => {
    expect(findField(shipped, 'isMobileNum')?.title).toBe('Is this a mobile number?');
  });

  it('offers the choices of the specification', () => {
    const choices = (name: string) => findField(shipped, name)?.enum;
    expect(choices('preferredLanguage')).toEqual([
      'English',
      'Spanish',
      'Arabic',
      'Armenian',
      'Chinese',
      'French',
      'German',
      'Greek',
      'Italian',
      'Japanese',
      'Korean',
      'Persian',
      'Polish',
      'Portuguese',
      'Russian',
      'Serbo-Croatian',
      'Tagalog',
      'Vietnamese',
    ]);
    expect(choices('sexAssignedAtBirth')).toEqual(['Male', 'Female']);
    expect(choices('gender')).toEqual(['Male', 'Female', 'Trans-Man', 'Trans-Woman', 'Non-Binary']);
    expect(choices('race')).toHaveLength(8);
    expect(choices('ethnicity')).toHaveLength(3);
    const states = findField(shipped, 'state')?.oneOf ?? [];
    expect(states).toHaveLength(51);
    expect(states).toContainEqual({ const: 'DC', title: 'District of Columbia' });
  });
});
