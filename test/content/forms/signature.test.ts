import { describe, expect, it } from 'vitest';
import type { Answers } from '#engine';
import { findErrors, lastStep, long, sent, shownFields, stepAlone, without } from './intake.ts';
import { minimal as least, maximal as most } from './validAnswers.ts';

/** The signature, and the responsible party who signs for another (CONSENT-6 to CONSENT-9). */
const CHOICE = 'A selection is required.';
const DATE = 'Please enter a valid date.';
const CITY = "Please only use letters, hyphens (-), and apostrophes (').";
const ZIP = 'Please enter a valid zip code.';
const PHONE = 'Please enter a valid phone number.';
const upTo = (n: number): string => `Input must be ${n} characters or less.`;

const party = [
  'responsiblePartyFirstName',
  'responsiblePartyLastName',
  'responsiblePartyDateOfBirth',
  'responsiblePartySexAssignedAtBirth',
  'responsiblePartyPhoneNumber',
  'responsiblePartyAddressLineOne',
  'responsiblePartyAddressLineTwo',
  'responsiblePartyZipCode',
  'responsiblePartyCity',
  'responsiblePartyState',
  'responsiblePartyCounty',
];

const wrong: readonly (readonly [field: string, wrong: Answers[string], words: string])[] = [
  ['patientLegalName', undefined, "Patient's Legal Name is a required field."],
  ['patientLegalName', long(51), upTo(50)],
  ['relationshipWithPatient', undefined, 'Choose your relationship with the patient.'],
  ['relationshipWithPatient', 'Choose One', CHOICE],
  ['responsiblePartyFirstName', undefined, 'First name is a required field.'],
  ['responsiblePartyFirstName', long(51), upTo(50)],
  ['responsiblePartyLastName', undefined, 'Last name is a required field.'],
  ['responsiblePartyLastName', long(51), upTo(50)],
  ['responsiblePartyDateOfBirth', undefined, "Enter the responsible party's date of birth."],
  ['responsiblePartyDateOfBirth', '1970-13-01', 'Value must be in MM format'],
  ['responsiblePartyDateOfBirth', '1970-01-32', 'Value must be in DD format'],
  ['responsiblePartyDateOfBirth', '70-01-31', 'Value must be in YYYY format'],
  ['responsiblePartyDateOfBirth', '1970-02-30', DATE],
  ['responsiblePartyDateOfBirth', '1899-12-31', DATE],
  ['responsiblePartyDateOfBirth', '2027-03-02', DATE],
  ['responsiblePartyDateOfBirth', '2009-03-02', 'The responsible party must be 18 years or older.'],
  ['responsiblePartySexAssignedAtBirth', undefined, "Choose the responsible party's sex assigned at birth."],
  ['responsiblePartyPhoneNumber', undefined, "Enter the responsible party's phone number."],
  ['responsiblePartyPhoneNumber', '12', PHONE],
  ['responsiblePartyAddressLineOne', undefined, 'Address Line 1 is a required field.'],
  ['responsiblePartyAddressLineOne', long(41), upTo(40)],
  ['responsiblePartyAddressLineTwo', long(41), upTo(40)],
  ['responsiblePartyCity', undefined, "Enter the responsible party's city."],
  ['responsiblePartyCity', '1', CITY],
  ['responsiblePartyState', undefined, "Choose the responsible party's state."],
  ['responsiblePartyZipCode', undefined, "Enter the responsible party's ZIP code."],
  ['responsiblePartyZipCode', '4520', ZIP],
  ['responsiblePartyCounty', undefined, 'County is a required field.'],
  ['responsiblePartyCounty', 'Ha', 'Please enter a valid county.'],
];

const signed = ['financialConsent', 'financialConsentForTelemedicine', 'vaccineConsent'];

describe.each(signed)('the signature of %s', (step) => {
  const minimal = least[step] ?? {};
  const maximal = most[step] ?? {};
  const name = (answers: Answers, patientLegalName: Answers[string]): Answers => ({ ...answers, patientLegalName });

  it.each(wrong)('%s: %j gives "%s"', async (field, answer, words) => {
    const others = without(maximal, field);
    const found = findErrors(
      await stepAlone(step),
      step,
      answer === undefined ? others : { ...others, [field]: answer },
    );
    // The responsible party is hidden until the relationship is a valid choice.
    expect(found).toEqual({ [field]: words });
  });

  it('takes as little as it needs, and all that it can ask', async () => {
    const plan = await stepAlone(step);
    expect(findErrors(plan, step, minimal)).toEqual({});
    expect(findErrors(plan, step, maximal)).toEqual({});
  });

  it.each([
    ['whoever is 18 today', { responsiblePartyDateOfBirth: '2009-03-01' }],
    ['the first day', { responsiblePartyDateOfBirth: '1900-01-01' }],
    ['names of 50 characters', { responsiblePartyFirstName: long(50), responsiblePartyLastName: long(50) }],
    ['lines of 40 characters', { responsiblePartyAddressLineOne: long(40), responsiblePartyAddressLineTwo: long(40) }],
  ])('takes %s', async (_limit, answers) => {
    expect(findErrors(await stepAlone(step), step, { ...maximal, ...answers })).toEqual({});
  });

  it.each([
    [{}, 49, {}],
    [{}, 50, {}],
    [{}, 51, { patientLegalName: upTo(50) }],
    [{ patientLegalNameMax: 20 }, 19, {}],
    [{ patientLegalNameMax: 20 }, 20, {}],
    [{ patientLegalNameMax: 20 }, 21, { patientLegalName: upTo(20) }],
  ])('with settings %j, a legal name of %d characters gives %j', async (settings, length, expected) => {
    expect(findErrors(await stepAlone(step, settings), step, name(minimal, long(length)))).toEqual(expected);
  });

  it.each([
    [{}, 'You can use up to 50 characters.'],
    [{ patientLegalNameMax: 101 }, 'You can use up to 101 characters.'],
  ])('with settings %j, it says before that %s', async (settings, words) => {
    const page = lastStep(await stepAlone(step, settings)).form.pages.at(-1);
    expect(page?.schema.properties.patientLegalName?.description).toContain(words);
  });

  it.each([
    [undefined, []],
    ['Choose One', []],
    ['Self', []],
    ['Spouse', party],
    ['Child', party],
  ])('of a relationship %s asks the responsible party for %j', async (relationshipWithPatient, fields) => {
    const answers = relationshipWithPatient === undefined ? {} : { relationshipWithPatient };
    const shown = shownFields(await stepAlone(step), step, answers);
    expect(shown.filter((field) => field.startsWith('responsibleParty'))).toEqual(fields);
  });

  it('offers the relationships of the specification, with nothing chosen', async () => {
    const page = lastStep(await stepAlone(step)).form.pages.at(-1);
    expect(page?.schema.properties.relationshipWithPatient?.enum).toEqual(['Self', 'Spouse', 'Child']);
    expect(page?.uiSchema.relationshipWithPatient).toMatchObject({ 'ui:placeholder': 'Choose One' });
  });

  it('is sent with its time in UTC, and the responsible party only where one signs', async () => {
    const plan = await stepAlone(step);
    const now = new Date('2027-03-01T15:04:05.678Z');
    expect(sent(plan, step, { ...maximal, ...minimal }, now)).toHaveProperty('consentDetails.signature', {
      legalName: 'Ada Lovelace',
      dateTime: '2027-03-01T15:04:05Z',
      guardianDetails: { relationshipWithPatient: 'Self' },
    });
    expect(sent(plan, step, maximal, now)).toHaveProperty('consentDetails.signature', {
      legalName: 'x'.repeat(50),
      dateTime: '2027-03-01T15:04:05Z',
      guardianName: 'Anne',
      guardianLastName: 'Byron',
      guardianDetails: {
        relationshipWithPatient: 'Child',
        dateOfBirth: '1970-01-31',
        sexAssignedAtBirth: 'Female',
        phoneNumber: '513-555-0199',
        address: {
          addressLines: ['1 Vine Street', 'Apartment 4'],
          cityTown: 'Cincinnati',
          stateProvince: 'OH',
          postalCode: '45202',
          county: 'Hamilton',
        },
      },
    });
  });

  it("has the responsible party's address verified", async () => {
    const page = lastStep(await stepAlone(step)).form.pages.at(-1);
    expect(page?.verify).toMatchObject({
      as: 'address',
      fields: [
        { name: 'addressLineOne', field: 'responsiblePartyAddressLineOne' },
        { name: 'addressLineTwo', field: 'responsiblePartyAddressLineTwo' },
        { name: 'city', field: 'responsiblePartyCity' },
        { name: 'state', field: 'responsiblePartyState' },
        { name: 'zipCode', field: 'responsiblePartyZipCode' },
        { name: 'county', field: 'responsiblePartyCounty' },
      ],
    });
  });
});
