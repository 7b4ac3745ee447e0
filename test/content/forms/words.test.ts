import { beforeAll, describe, expect, it } from 'vitest';
import type { Answers, WizardPlan } from '#engine';
import { complaints, long, stepAlone, without } from './intake.ts';
import { everySetting, maximal, minimal } from './validAnswers.ts';

/**
 * The words of document 2, section 5 (and the generic ones of document 1, section 5), written down here by hand: one
 * line for each way in which a field can be wrong. An answer `undefined` is a field left empty.
 */
type Line = readonly [field: string, wrong: Answers[string], words: string];

const CHOICE = 'A selection is required.';
const INPUT = 'Input is required.';
const REQUIRED = 'This is a required field';
const WEIGHT = 'Please enter a valid weight. Weight is a required field.';
const CITY = "Please only use letters, hyphens (-), and apostrophes (').";
const PROVIDER = 'A full healthcare provider address is required.';
const PHONE = 'Please enter a valid phone number.';
const ZIP = 'Please enter a valid zip code.';
const most = (n: number): string => `Input must be ${n} characters or less.`;

const patientDetails: readonly Line[] = [
  ['firstName', undefined, "Patient's Legal First Name is a required field."],
  ['firstName', long(51), most(50)],
  ['lastName', undefined, "Patient's Legal Last Name is a required field."],
  ['lastName', long(51), most(50)],
  ['preferredName', long(51), most(50)],
  ['altId', long(41), most(40)],
  ['dateOfBirth', undefined, 'A valid date input is required.'],
  ['dateOfBirth', '1990-13-17', 'Value must be in MM format'],
  ['dateOfBirth', '1990-00-17', 'Value must be in MM format'],
  ['dateOfBirth', '1990--17', 'Value must be in MM format'],
  ['dateOfBirth', '1990-05-32', 'Value must be in DD format'],
  ['dateOfBirth', '1990-05-', 'Value must be in DD format'],
  ['dateOfBirth', '90-05-17', 'Value must be in YYYY format'],
  ['dateOfBirth', '-05-17', 'Value must be in YYYY format'],
  ['dateOfBirth', '1990-02-30', 'Please enter a valid date.'],
  ['dateOfBirth', '1899-12-31', 'Please enter a valid date.'],
  ['dateOfBirth', '2026-03-02', 'Patient must be 12 months or older.'],
  ['dateOfBirth', '2027-03-02', 'Patient must be 12 months or older.'],
  ['sexAssignedAtBirth', undefined, CHOICE],
  ['gender', undefined, CHOICE],
  ['weight', undefined, WEIGHT],
  ['weight', '1400', WEIGHT],
  ['weight', '14a', WEIGHT],
  ['race', undefined, CHOICE],
  ['ethnicity', undefined, CHOICE],
  ['motherMaidenFirstName', undefined, INPUT],
  ['motherMaidenLastName', undefined, INPUT],
  ['addressLineOne', undefined, 'Address Line 1 is a required field.'],
  ['addressLineOne', long(41), most(40)],
  ['addressLineTwo', long(41), most(40)],
  ['city', undefined, INPUT],
  ['city', 'Cincinnati 2', CITY],
  ['city', 'Cincinnati, OH', CITY],
  ['state', undefined, CHOICE],
  ['zipCode', undefined, INPUT],
  ['zipCode', '4520', ZIP],
  ['zipCode', '45202-12', ZIP],
  ['zipCode', '45202 1234', ZIP],
  ['county', undefined, 'County is a required field.'],
  ['county', 'Ha', 'Please enter a valid county.'],
  ['county', 'H2milton', 'Please enter a valid county.'],
  ['confirmEmail', undefined, INPUT],
  ['confirmEmail', 'eve@example.com', 'Email addresses must match'],
  ['confirmPhone', undefined, INPUT],
  ['confirmPhone', '(513) 555-0143', 'Phone numbers must match'],
  ['isMobileNum', undefined, 'Mobile number is a required field.'],
  ['providerAddressLineOne', undefined, PROVIDER],
  ['providerCity', undefined, PROVIDER],
  ['providerCity', '12', CITY],
  ['providerState', undefined, PROVIDER],
  ['providerZipCode', undefined, PROVIDER],
  ['providerZipCode', '4101', ZIP],
  ['providerPhoneNumber', '555-0101', PHONE],
  ['providerFax', '555-0102', PHONE],
];

const simpleInsurance: readonly Line[] = [
  ['hasPrimaryInsurance', undefined, REQUIRED],
  ['hasMedicare', undefined, REQUIRED],
  ['hasMedicaid', undefined, REQUIRED],
  ['insuranceCarrier', undefined, CHOICE],
  ['insuranceCarrier', 'Choose One', CHOICE],
  ['cardholderIdNumber', undefined, INPUT],
  ['cardholderIdNumber', long(21), 'Member ID must be 20 characters or less.'],
  ['groupNumber', long(31), 'Group Number must be 30 characters or less.'],
];

const tables = {
  patientDetails,
  simpleInsurance,
} as const;

let plan: WizardPlan;
let simple: WizardPlan;

beforeAll(async () => {
  plan = await stepAlone('patientDetails', everySetting.patientDetails);
  simple = await stepAlone('simpleInsurance', everySetting.simpleInsurance);
});

const wronged = (answers: Answers, [field, wrong]: Line): Answers =>
  wrong === undefined ? without(answers, field) : { ...answers, [field]: wrong };

describe.each(Object.entries(tables))('%s', (step, lines) => {
  it.each(lines)('%s: %j gives "%s"', (...line) => {
    const [field, , words] = line;
    // No insurance hides its details: only this field is wrong.
    const own = step === 'patientDetails' ? plan : simple;
    expect(complaints(own, step, wronged(maximal[step] ?? {}, line))).toEqual({ [field]: words });
  });
});

describe('what depends on another field', () => {
  it.each([
    ['emailAddress', 'confirmEmail'],
    ['phoneNumber', 'confirmPhone'],
  ])('neither %s nor %s', (field, confirmation) => {
    const answers = without(without(maximal.patientDetails ?? {}, field), confirmation);
    expect(complaints(plan, 'patientDetails', answers)).toEqual({ [field]: INPUT, [confirmation]: INPUT });
  });

  it.each([
    ['emailAddress', 'confirmEmail', 'Email addresses must match'],
    ['phoneNumber', 'confirmPhone', 'Phone numbers must match'],
  ])('no %s, only %s', (field, confirmation, words) => {
    const answers = without(maximal.patientDetails ?? {}, field);
    expect(complaints(plan, 'patientDetails', answers)).toEqual({ [field]: INPUT, [confirmation]: words });
  });

  it.each([
    ['ada@example', 'Please enter a valid email address.'],
    ['ada example.com', 'Please enter a valid email address.'],
    [`${'a'.repeat(53)}@example.com`, most(64)],
  ])('both e-mail addresses %s', (emailAddress, words) => {
    const answers = { ...minimal.patientDetails, emailAddress, confirmEmail: emailAddress };
    expect(complaints(plan, 'patientDetails', { ...maximal.patientDetails, ...answers })).toEqual({
      emailAddress: words,
    });
  });

  it.each(['555-0142', '(113) 555-0142', '(513)555-0142', '513555014', 'call me'])(
    'both phone numbers %s',
    (phoneNumber) => {
      const answers = { ...maximal.patientDetails, phoneNumber, confirmPhone: phoneNumber };
      expect(complaints(plan, 'patientDetails', answers)).toEqual({ phoneNumber: PHONE });
    },
  );

  it('an uninsured guest gives a Social Security Number of nine digits', () => {
    const answers = { ...minimal.simpleInsurance, socialSecurityNumber: '12-34' };
    expect(complaints(simple, 'simpleInsurance', answers)).toEqual({ socialSecurityNumber: 'Input must be valid.' });
  });
});

describe('limits from settings', () => {
  it('asks for the carrier as a required text where there are no options', async () => {
    const own = await stepAlone('simpleInsurance', { carrierOptions: false });
    expect(complaints(own, 'simpleInsurance', maximal.simpleInsurance ?? {})).toEqual({ insuranceCarrierName: INPUT });
  });
});
