import { describe, expect, it } from 'vitest';
import { initialState, readPageAnswers } from '#engine';
import { formContext } from '../../../app/content/forms/index.ts';
import { patientDetails } from '../answers/patientDetails.ts';
import { sent, stepAlone, today } from './intake.ts';

/** The patient part of the request (BOOK-15). */
const STEP = 'patientDetails';
const { minimal, maximal, settings } = patientDetails;

const plan = await stepAlone(STEP, settings);
const shipped = await stepAlone(STEP);

describe('the request', () => {
  const address = {
    addressLines: ['1 Vine Street'],
    cityTown: 'Cincinnati',
    stateProvince: 'OH',
    postalCode: '45202',
    county: 'Hamilton',
  };
  const basicInfo = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    dateOfBirth: '1990-05-17',
    sexAssignedAtBirth: 'female',
    gender: 'Female',
    race: 'White',
    ethnicity: 'Not Hispanic or Latino',
    address,
    email: 'ada@example.com',
    phone: '513-555-0142',
  };

  it('has the least', () => {
    expect(sent(shipped, STEP, minimal)).toEqual({ basicInfo, consentDetails: { smsConsent: 'No' } });
  });

  it("has the Medicare number that a prescreen asked for, though the form's own setting does not", () => {
    const medicareBeneficiaryIdNumber = '1EG4-TE5-MK73';
    const known = formContext('IN_PERSON', today, {}, { priorAnswers: { medicareBeneficiaryIdNumber } });
    const begun = readPageAnswers(initialState(shipped, known).answers, { step: STEP, page: 'personal' });
    expect(begun).toMatchObject({ medicareBeneficiaryIdNumber });
    const answers = { ...minimal, medicareBeneficiaryIdNumber };
    const insuranceInfo = { medicareBeneficiaryIdNumber };
    expect(sent(shipped, STEP, answers, new Date(today), known)).toMatchObject({ insuranceInfo });
    expect(sent(shipped, STEP, answers)).not.toHaveProperty('insuranceInfo');
  });

  it('has every answer', () => {
    expect(sent(plan, STEP, maximal)).toEqual({
      basicInfo: {
        ...basicInfo,
        firstName: "Mary-Jane O'Neil",
        lastName: 'x'.repeat(50),
        preferredName: 'MJ',
        shoppersCardNumber: '4400 1234 5678',
        weight: '140',
        preferredLanguage: 'Serbo-Croatian',
        motherName: { firstName: 'Anne', lastName: 'Byron' },
        address: {
          addressLines: ['1 Vine Street', 'Apartment 4'],
          cityTown: "O'Fallon-on-the Hill",
          stateProvince: 'OH',
          postalCode: '45202-1234',
          county: "Prince George's",
        },
      },
      consentDetails: { smsConsent: 'Yes' },
      insuranceInfo: {
        medicareBeneficiaryIdNumber: '1EG4-TE5-MK73',
        healthCareProviders: {
          primary: {
            name: 'Dr. Blackwell',
            phone: '859-555-0101',
            fax: '859-555-0102',
            address: {
              addressLines: ['2 Main Street', 'Suite 10'],
              cityTown: 'Covington',
              stateProvince: 'KY',
              postalCode: '41011',
            },
          },
        },
      },
    });
  });

  it.each([
    [true, false, { smsConsent: 'No' }],
    [true, true, { smsConsent: 'Yes' }],
    [true, undefined, { smsConsent: 'No' }],
    [false, true, { smsConsent: 'No' }],
  ])('mobile %s, consent %s', (isMobileNum, isMobileConsentChecked, consentDetails) => {
    const consent = isMobileConsentChecked === undefined ? {} : { isMobileConsentChecked };
    expect(sent(shipped, STEP, { ...minimal, isMobileNum, ...consent }).consentDetails).toEqual(consentDetails);
  });

  it('has nothing that a configuration does not ask', () => {
    expect(sent(shipped, STEP, { ...maximal, ...minimal, isMobileNum: false })).toEqual({
      basicInfo: {
        ...basicInfo,
        preferredName: 'MJ',
        address: { ...address, addressLines: ['1 Vine Street', 'Apartment 4'] },
      },
      consentDetails: { smsConsent: 'No' },
    });
  });

  it('has no second line of a provider’s address without its first', () => {
    const {
      basicInfo: _whole,
      consentDetails: _consent,
      ...rest
    } = sent(plan, STEP, {
      ...minimal,
      providerAddressLineTwo: 'Suite 10',
    });
    expect(rest).toEqual({});
  });
});
