import { describe, expect, it } from 'vitest';
import { goldenFlows, pickName, sizes } from './goldenFlows.ts';
import { readGolden } from './readGolden.ts';
import { requestFields, sentFields } from './requestFields.ts';

const golden = goldenFlows.flatMap((flow) => sizes.map((size) => readGolden(pickName(flow), size)));
const fields = requestFields('schedule-appointment');

/** The answer to a question of the survey, or to an additional one, is a text or a list, which count as one field. */
const normalizeAnswer = (field: string): string =>
  field.replace(/(\/survey\/\w+\/answer|\/additional\/-\/value)\/-$/, '$1');

/** Fields that no golden guest is asked for. */
const elsewhere = [
  // Asked only of guests without insurance, who are tested separately.
  '/basicInfo/stateIssuedId',
  '/insuranceInfo/socialSecurityNumber',
  // No answers, but what the guest was shown, which is tested separately.
  '/consentVersions/-/document',
  '/consentVersions/-/version',
  // Addresses that the specification requires without a county.
  '/insuranceInfo/healthCareProviders/primary/address/county',
  '/insuranceInfo/primaryInsurance/medicalClaim/address/county',
  '/insuranceInfo/secondaryInsurance/medicalClaim/address/county',
  // The entry of a vaccine has only a name and a date.
  '/questionnaire/recentVaccinationDetails/-/dose',
  // Questions with free text have no answer Other.
  '/questionnaire/survey/current_medications/otherAnswer',
  '/questionnaire/survey/any_other_information/otherAnswer',
  '/questionnaire/survey/food_dislikes/otherAnswer',
  // Answers to questions that no shipped form of a booking asks.
  '/questionnaire/additional/-/id',
  '/questionnaire/additional/-/label',
  '/questionnaire/additional/-/value',
];

describe('the golden requests', () => {
  it('fill every field of the request', () => {
    const sent = new Set(golden.flatMap((request) => sentFields(request)).map(normalizeAnswer));
    const missing = new Set(fields.map(normalizeAnswer).filter((field) => !sent.has(field)));
    expect([...missing].sort()).toEqual([...elsewhere].sort());
  });
});

describe('the walk-in request', () => {
  it('is the same without time, follow-up and time zone', () => {
    const own = /^\/(dateTime|followupAppointment|patientTimeZone)(\/|$)/;
    expect(requestFields('schedule-walk-in')).toEqual(fields.filter((field) => !own.test(field)));
    expect(fields.filter((field) => own.test(field))).toHaveLength(6);
  });
});
