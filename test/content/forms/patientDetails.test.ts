import { describe, expect, it } from 'vitest';
import type { Answers } from '#engine';
import { patientDetails } from '../answers/patientDetails.ts';
import { type Line, withLine } from './fields.ts';
import { findErrors, long, stepAlone, without } from './intake.ts';

/** INTAKE-4 to INTAKE-20, and the generic texts (FORM-1 to FORM-6). Today is 2027-03-01. */
const STEP = 'patientDetails';
const { minimal, settings } = patientDetails;
const maximal: Answers = { ...patientDetails.maximal, visitFor: 'Me' };
const CHOICE = 'A selection is required.';
const WEIGHT = 'Please enter a valid weight. Weight is a required field.';
const DATE = 'Please enter a valid date.';
const AGE = 'Patient must be 12 months or older.';
const CITY = "Please only use letters, hyphens (-), and apostrophes (').";
const COUNTY = 'Please enter a valid county.';
const ZIP = 'Please enter a valid zip code.';
const EMAIL = 'Please enter a valid email address.';
const PHONE = 'Please enter a valid phone number.';
const PROVIDER = 'A full healthcare provider address is required.';
const MEDICARE = 'Your Medicare Beneficiary Identification Number must be in ####-###-#### format.';
const most = (n: number): string => `Input must be ${n} characters or less.`;

const plan = await stepAlone(STEP, settings);
const shipped = await stepAlone(STEP);

describe('words', () => {
  it.each<Line>([
    ['firstName', undefined, "Patient's Legal First Name is a required field."],
    ['firstName', long(51), most(50)],
    ['lastName', undefined, "Patient's Legal Last Name is a required field."],
    ['lastName', long(51), most(50)],
    ['preferredName', long(51), most(50)],
    ['altId', long(41), most(40)],
    ['dateOfBirth', undefined, 'Enter your date of birth.'],
    ['dateOfBirth', '1990-13-17', 'Value must be in MM format'],
    ['dateOfBirth', '1990-00-17', 'Value must be in MM format'],
    ['dateOfBirth', '1990--17', 'Value must be in MM format'],
    ['dateOfBirth', '1990-05-32', 'Value must be in DD format'],
    ['dateOfBirth', '1990-05-00', 'Value must be in DD format'],
    ['dateOfBirth', '1990-05-', 'Value must be in DD format'],
    ['dateOfBirth', '90-05-17', 'Value must be in YYYY format'],
    ['dateOfBirth', '19900-05-17', 'Value must be in YYYY format'],
    ['dateOfBirth', '-05-17', 'Value must be in YYYY format'],
    ['dateOfBirth', '1990-02-30', DATE],
    ['dateOfBirth', '1899-12-31', DATE],
    ['dateOfBirth', '3001-01-01', DATE],
    ['dateOfBirth', '2027-03-02', DATE],
    ['dateOfBirth', '2027-03-01', AGE],
    ['dateOfBirth', '2026-03-02', AGE],
    ['sexAssignedAtBirth', undefined, 'Choose your sex assigned at birth.'],
    ['gender', undefined, 'Choose your gender.'],
    ['weight', undefined, WEIGHT],
    ['weight', '1400', WEIGHT],
    ['weight', '14a', WEIGHT],
    ['weight', '14.5', WEIGHT],
    ['race', undefined, 'Choose your race.'],
    ['ethnicity', undefined, 'Choose your ethnicity.'],
    ['motherMaidenFirstName', undefined, "Enter your mother's first name."],
    ['motherMaidenFirstName', long(51), most(50)],
    ['motherMaidenLastName', undefined, "Enter your mother's maiden name."],
    ['motherMaidenLastName', long(51), most(50)],
    ['medicareBeneficiaryIdNumber', '1EG4-TE5-MK7', MEDICARE],
    ['medicareBeneficiaryIdNumber', '1EG4-TE5-MK735', MEDICARE],
    ['medicareBeneficiaryIdNumber', '1EG4TE5MK73', MEDICARE],
    ['addressLineOne', undefined, 'Address Line 1 is a required field.'],
    ['addressLineOne', long(41), most(40)],
    ['addressLineTwo', long(41), most(40)],
    ['city', undefined, 'Enter your city.'],
    ['city', 'Cincinnati 2', CITY],
    ['city', 'Cincinnati, OH', CITY],
    ['city', long(61), most(60)],
    ['state', undefined, 'Choose your state.'],
    ['state', 'PR', CHOICE],
    ['zipCode', undefined, 'Enter your ZIP code.'],
    ['zipCode', '4520', ZIP],
    ['zipCode', '452020', ZIP],
    ['zipCode', '45202-123', ZIP],
    ['zipCode', '45202 1234', ZIP],
    ['county', undefined, 'County is a required field.'],
    ['county', 'Ha', COUNTY],
    ['county', 'H2milton', COUNTY],
    ['county', long(61), most(60)],
    ['confirmEmail', undefined, 'Enter your email address again.'],
    ['confirmEmail', 'eve@example.com', 'Email addresses must match'],
    ['confirmPhone', undefined, 'Enter your phone number again.'],
    ['confirmPhone', '(513) 555-0143', 'Phone numbers must match'],
    ['isMobileNum', undefined, 'Mobile number is a required field.'],
    ['primaryHealthcareProvider', long(101), most(100)],
    ['providerAddressLineOne', undefined, PROVIDER],
    ['providerAddressLineOne', long(41), most(40)],
    ['providerAddressLineTwo', long(41), most(40)],
    ['providerCity', undefined, PROVIDER],
    ['providerCity', '12', CITY],
    ['providerState', undefined, PROVIDER],
    ['providerZipCode', undefined, PROVIDER],
    ['providerZipCode', '4101', ZIP],
    ['providerPhoneNumber', '555-0101', PHONE],
    ['providerFax', '555-0102', PHONE],
  ])('%s: %j gives "%s"', (...line) => {
    const [field, , words] = line;
    expect(findErrors(plan, STEP, withLine(maximal, line))).toEqual({ [field]: words });
  });

  it.each([
    ['emailAddress', 'confirmEmail', 'Enter your email address', 'Email addresses must match'],
    ['phoneNumber', 'confirmPhone', 'Enter your phone number', 'Phone numbers must match'],
  ])('no %s, and %s alone', (field, confirmation, enter, words) => {
    const neither = without(without(maximal, field), confirmation);
    expect(findErrors(plan, STEP, neither)).toEqual({ [field]: `${enter}.`, [confirmation]: `${enter} again.` });
    expect(findErrors(plan, STEP, without(maximal, field))).toEqual({ [field]: `${enter}.`, [confirmation]: words });
  });

  it.each([
    ['ada@example', EMAIL],
    ['ada example.com', EMAIL],
    ['@example.com', EMAIL],
    [`${'a'.repeat(53)}@example.com`, most(64)],
  ])('both email addresses %s', (emailAddress, words) => {
    const answers = { ...maximal, emailAddress, confirmEmail: emailAddress };
    expect(findErrors(plan, STEP, answers)).toEqual({ emailAddress: words });
  });

  it.each([
    ['555-0142', PHONE],
    ['(113) 555-0142', PHONE],
    ['(513)555-0142', PHONE],
    ['513555014', PHONE],
    ['call me', PHONE],
    ['513555014212345', most(14)],
  ])('both phone numbers %s', (phoneNumber, words) => {
    const answers = { ...maximal, phoneNumber, confirmPhone: phoneNumber };
    expect(findErrors(plan, STEP, answers)).toEqual({ phoneNumber: words });
  });

  it.each(['providerAddressLineOne', 'providerCity', 'providerState', 'providerZipCode'])(
    'only %s of the healthcare provider',
    (only) => {
      const needed = ['providerAddressLineOne', 'providerCity', 'providerState', 'providerZipCode'];
      const answers = { ...minimal, [only]: maximal[only], weight: '140', motherMaidenFirstName: 'A' };
      expect(findErrors(plan, STEP, { ...answers, motherMaidenLastName: 'B' })).toEqual(
        Object.fromEntries(needed.filter((field) => field !== only).map((field) => [field, PROVIDER])),
      );
    },
  );
});

describe('valid answers', () => {
  it('the least and the most', () => {
    expect(findErrors(shipped, STEP, minimal)).toEqual({});
    expect(findErrors(plan, STEP, maximal)).toEqual({});
  });

  it.each<[string, Answers[string]]>([
    ['dateOfBirth', '2026-03-01'],
    ['dateOfBirth', '2026-02-28'],
    ['dateOfBirth', '2024-02-29'],
    ['dateOfBirth', '1900-01-01'],
    ...['firstName', 'lastName', 'preferredName', 'motherMaidenFirstName', 'motherMaidenLastName'].flatMap(
      (field): [string, Answers[string]][] => [
        [field, long(49)],
        [field, long(50)],
      ],
    ),
    ['altId', long(40)],
    ['weight', '1'],
    ['weight', '14'],
    ['weight', '999'],
    ['medicareBeneficiaryIdNumber', '1234-567-8901'],
    ['addressLineOne', long(39)],
    ['addressLineOne', long(40)],
    ['addressLineTwo', long(40)],
    ['city', 'St Mary'],
    ['city', 'St. Louis'],
    ['city', "O'Fallon"],
    ['city', 'O’Fallon'],
    ['city', 'Winston-Salem'],
    ['city', 'Cañon City'],
    ['city', long(60)],
    ['county', 'Lee'],
    ['county', 'St. Clair'],
    ['county', "Prince George's"],
    ['county', 'Doña Ana'],
    ['county', long(60)],
    ['zipCode', '45202'],
    ['zipCode', '45202-1234'],
    ['primaryHealthcareProvider', long(100)],
    ['providerPhoneNumber', '8595550101'],
  ])('%s %j', (field, answer) => {
    expect(findErrors(plan, STEP, { ...maximal, [field]: answer })).toEqual({});
  });

  it.each([
    'preferredName',
    'altId',
    'preferredLanguage',
    'medicareBeneficiaryIdNumber',
    'addressLineTwo',
    'isMobileConsentChecked',
    'primaryHealthcareProvider',
    'providerAddressLineTwo',
    'providerPhoneNumber',
    'providerFax',
  ])('no %s', (field) => {
    expect(findErrors(plan, STEP, without(maximal, field))).toEqual({});
  });

  it.each([`${'a'.repeat(51)}@example.com`, `${'a'.repeat(52)}@example.com`, "o'neil+visit@sub.example.org"])(
    'both email addresses %s',
    (emailAddress) => {
      expect(findErrors(plan, STEP, { ...maximal, emailAddress, confirmEmail: emailAddress })).toEqual({});
    },
  );

  it.each(['MJ.ONeil@Example.com', ' mj.oneil@example.com '])('%j, told again in other letters', (confirmEmail) => {
    const emailAddress = 'mj.oneil@example.com';
    expect(findErrors(plan, STEP, { ...maximal, emailAddress, confirmEmail })).toEqual({});
  });

  it.each(['(513) 555-0142', '5135550142', '15135550142', '5135550142123', '51355501421234'])(
    'both phone numbers %s',
    (phoneNumber) => {
      expect(findErrors(plan, STEP, { ...maximal, phoneNumber, confirmPhone: phoneNumber })).toEqual({});
    },
  );

  it.each<[string, Answers]>([
    ['only the name', { primaryHealthcareProvider: 'Dr. Blackwell' }],
    ['only the phone', { providerPhoneNumber: '(859) 555-0101' }],
    [
      'only the address',
      {
        providerAddressLineOne: '2 Main Street',
        providerCity: 'Covington',
        providerState: 'KY',
        providerZipCode: '41011',
      },
    ],
  ])('of the healthcare provider %s', async (_name, provider) => {
    const own = await stepAlone(STEP, { providerInfo: true });
    expect(findErrors(own, STEP, { ...minimal, ...provider })).toEqual({});
  });
});
