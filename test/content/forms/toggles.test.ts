import { beforeAll, describe, expect, it } from 'vitest';
import type { WizardPlan } from '#engine';
import { inPerson, shownFields, stepAlone } from './intake.ts';
import { maximal, minimal } from './validAnswers.ts';

/** Document 2, section 9: patient-detail toggles that are on, and that are off, unless a configuration says otherwise. */
const toggles = [
  ['address', true, ['addressLineOne', 'addressLineTwo', 'city', 'state', 'zipCode', 'county']],
  ['gender', true, ['gender']],
  ['textingConsent', true, ['isMobileConsentChecked']],
  ['preferredName', true, ['preferredName']],
  ['race', true, ['race']],
  ['ethnicity', true, ['ethnicity']],
  ['dateOfBirth', true, ['dateOfBirth']],
  ['sexAssignedAtBirth', true, ['sexAssignedAtBirth']],
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
] as const;

let shipped: WizardPlan;
let simple: WizardPlan;

beforeAll(async () => {
  shipped = await inPerson();
  simple = await stepAlone('simpleInsurance');
});

const asked = (plan: WizardPlan): readonly string[] =>
  shownFields(plan, 'patientDetails', maximal.patientDetails ?? {});

describe('patient-detail toggles', () => {
  it.each(toggles)('%s is on by default: %s', (_setting, on, fields) => {
    expect(asked(shipped).filter((field) => fields.some((own) => own === field))).toEqual(on ? fields : []);
  });

  it.each(toggles)('%s, turned over, changes exactly its fields', async (setting, on, fields) => {
    const turned = asked(await inPerson({ patientDetails: { [setting]: !on } }));
    const [more, less] = on ? [asked(shipped), turned] : [turned, asked(shipped)];
    expect(more.filter((field) => !less.includes(field))).toEqual(fields);
    expect(less.filter((field) => !more.includes(field))).toEqual([]);
  });
});

describe('conditions', () => {
  it.each([
    ['patientDetails', { isMobileNum: true }, 'isMobileConsentChecked', true],
    ['patientDetails', { isMobileNum: false }, 'isMobileConsentChecked', false],
    ['patientDetails', {}, 'isMobileConsentChecked', false],
    ['simpleInsurance', {}, 'insuranceCarrier', false],
    ['simpleInsurance', { hasPrimaryInsurance: true }, 'insuranceCarrier', true],
    ['simpleInsurance', { hasPrimaryInsurance: true }, 'insuranceCarrierName', false],
    ['simpleInsurance', { hasPrimaryInsurance: true }, 'cardholderIdNumber', true],
    ['simpleInsurance', { hasPrimaryInsurance: true }, 'stateIssuedId', false],
    ['simpleInsurance', minimal.simpleInsurance, 'stateIssuedId', true],
    ['simpleInsurance', { ...minimal.simpleInsurance, hasMedicare: true }, 'stateIssuedId', false],
    ['simpleInsurance', { ...minimal.simpleInsurance, hasMedicaid: true }, 'stateIssuedId', false],
    ['simpleInsurance', { hasPrimaryInsurance: false }, 'stateIssuedId', false],
    ['simpleInsurance', minimal.simpleInsurance, 'socialSecurityNumber', true],
    ['simpleInsurance', { ...minimal.simpleInsurance, stateIssuedId: 'OH123' }, 'socialSecurityNumber', false],
  ])('%s with %j: %s is shown: %s', (step, answers, field, shown) => {
    const own = step === 'patientDetails' ? shipped : simple;
    expect(shownFields(own, step, answers ?? {}).includes(field)).toBe(shown);
  });
});

describe('what the guest reads', () => {
  const field = (plan: WizardPlan, name: string) =>
    plan.steps.flatMap(({ form }) => form.pages).find(({ schema }) => Object.hasOwn(schema.properties, name))?.schema
      .properties[name];

  it.each(['sexAssignedAtBirth', 'gender'])('says why %s is asked, by default and by setting', async (name) => {
    expect(field(shipped, name)?.description).toBe(
      'Needed for accurate diagnosis as well as federal and state reporting requirements.',
    );
    const plan = await inPerson({ patientDetails: { sexAndGenderHelp: 'Because.' } });
    expect(field(plan, name)?.description).toBe('Because.');
  });

  it('offers the choices of the specification', () => {
    const choices = (name: string) => field(shipped, name)?.enum;
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
    const states = field(shipped, 'state')?.oneOf ?? [];
    expect(states).toHaveLength(51);
    expect(states).toContainEqual({ const: 'DC', title: 'District of Columbia' });
  });
});
