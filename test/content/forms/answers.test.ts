import { describe, expect, it } from 'vitest';
import { type Answers, payloadOf, type WizardPlan } from '#engine';
import { encoders } from '../../../app/journey/index.ts';
import {
  checkScheduleAppointmentRequest,
  type ScheduleAppointmentRequest,
} from '../../../schemas/generated/api/schedule-appointment/request.js';
import { complaints, context, inPerson, onPages } from './intake.ts';
import { everySetting, maximal, minimal } from './validAnswers.ts';

const steps = [
  'patientDetails',
  'simpleInsurance',
  'medicalHistory',
  'appointmentNotes',
  'privacyPractice',
  'generalConsent',
];
const now = () => new Date('2027-03-01T15:04:05.678Z');

const slot = {
  businessName: 'tlc',
  serviceIds: [29],
  dateTime: { value: '2027-03-10 09:30:00', timezone: 'America/New_York' },
  locationNumber: '01400943',
} as const;

function request(plan: WizardPlan, answers: Readonly<Record<string, Answers>>): unknown {
  const all = Object.assign({}, ...steps.map((step) => onPages(plan, step, answers[step] ?? {})));
  return { ...payloadOf(plan, all, context, encoders(now)), ...slot };
}

describe('valid answers', () => {
  it.each(steps)('%s takes as little as it needs', async (step) => {
    expect(complaints(await inPerson(), step, minimal[step] ?? {})).toEqual({});
  });

  it.each(steps)('%s takes all that it can ask', async (step) => {
    expect(complaints(await inPerson(everySetting), step, maximal[step] ?? {})).toEqual({});
  });

  it.each([
    ['city', 'St Mary'],
    ['city', "O'Fallon"],
    ['city', 'O’Fallon'],
    ['city', 'Winston-Salem'],
    ['city', 'Cañon City'],
    ['county', 'Lee'],
    ['county', 'St. Clair'],
    ['county', "Prince George's"],
    ['county', 'Doña Ana'],
    ['zipCode', '45202'],
    ['zipCode', '45202-1234'],
    ['dateOfBirth', '2026-03-01'],
    ['dateOfBirth', '2024-02-29'],
    ['dateOfBirth', '1900-01-01'],
    ['firstName', 'x'.repeat(50)],
    ['addressLineOne', 'x'.repeat(40)],
  ])('patientDetails takes %s %s', async (field, answer) => {
    const answers = { ...minimal.patientDetails, [field]: answer };
    expect(complaints(await inPerson(), 'patientDetails', answers)).toEqual({});
  });

  it.each(['(513) 555-0142', '5135550142', '15135550142'])('patientDetails takes the phone %s', async (phoneNumber) => {
    const answers = { ...minimal.patientDetails, phoneNumber, confirmPhone: phoneNumber };
    expect(complaints(await inPerson(), 'patientDetails', answers)).toEqual({});
  });

  it.each(['1', '14', '999'])('patientDetails takes the weight %s', async (weight) => {
    const plan = await inPerson({ patientDetails: { weight: true } });
    expect(complaints(plan, 'patientDetails', { ...minimal.patientDetails, weight })).toEqual({});
  });

  it.each([
    { primaryHealthcareProvider: 'Dr. Blackwell' },
    { providerPhoneNumber: '(859) 555-0101' },
    {
      providerAddressLineOne: '2 Main Street',
      providerCity: 'Covington',
      providerState: 'KY',
      providerZipCode: '41011',
    },
  ])('the healthcare provider can be told in part: %j', async (provider) => {
    const plan = await inPerson({ patientDetails: { providerInfo: true } });
    expect(complaints(plan, 'patientDetails', { ...minimal.patientDetails, ...provider })).toEqual({});
  });

  it.each(['123456789', '123-45-6789'])('an uninsured guest may give the Social Security Number %s', async (given) => {
    const answers = { ...minimal.simpleInsurance, socialSecurityNumber: given };
    expect(complaints(await inPerson(), 'simpleInsurance', answers)).toEqual({});
  });
});

describe('the booking request of the in-person intake', () => {
  it('of minimal answers', async () => {
    const expected: ScheduleAppointmentRequest = {
      ...slot,
      serviceIds: [29],
      basicInfo: {
        firstName: 'Ada',
        lastName: 'Lovelace',
        dateOfBirth: '1990-05-17',
        sexAssignedAtBirth: 'female',
        gender: 'Female',
        race: 'White',
        ethnicity: 'Not Hispanic or Latino',
        address: {
          addressLines: ['1 Vine Street'],
          cityTown: 'Cincinnati',
          stateProvince: 'OH',
          postalCode: '45202',
          county: 'Hamilton',
        },
        email: 'ada@example.com',
        phone: '513-555-0142',
      },
      insuranceInfo: { hasInsurance: 'No', hasMedicare: 'No', hasMedicaid: 'No' },
      medicalInfo: { medicalConditions: ['None of these'], doYouTakeMedications: 'No' },
      notes: ['Sore throat or strep test'],
      consentDetails: {
        privacyPolicyConsent: 'Yes',
        consentToTreat: 'Yes',
        noShowFeeConsent: 'Yes',
        hieConsent: 'No',
        patientPortalConsent: 'Yes',
        signature: {
          legalName: 'Ada Lovelace',
          dateTime: '2027-03-01T15:04:05Z',
          guardianDetails: { relationshipWithPatient: 'Self' },
        },
      },
    };
    expect(request(await inPerson(), minimal)).toEqual(expected);
    expect(checkScheduleAppointmentRequest(expected)).toBe(true);
  });

  it('of maximal answers', async () => {
    const made = request(await inPerson(everySetting), maximal);
    expect(made).toMatchObject({
      basicInfo: {
        preferredName: 'MJ',
        shoppersCardNumber: '4400 1234 5678',
        weight: '140',
        preferredLanguage: 'Serbo-Croatian',
        motherName: { firstName: 'Anne', lastName: 'Byron' },
        address: { addressLines: ['1 Vine Street', 'Apartment 4'], postalCode: '45202-1234' },
      },
      insuranceInfo: {
        hasInsurance: 'Yes',
        hasMedicare: 'Yes',
        hasMedicaid: 'Yes',
        primaryInsurance: { companyName: 'Aetna', memberId: 'x'.repeat(20), groupNumber: 'x'.repeat(30) },
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
      medicalInfo: {
        medicalConditions: ['Asthma', 'Diabetes', 'Other'],
        otherMedicalCondition: 'Gout',
        doYouTakeMedications: 'Yes',
        medications: 'x'.repeat(200),
        anythingElse: 'x'.repeat(200),
      },
      notes: ['Sore throat or strep test', 'Urinary symptoms', 'Sprain or strain'],
      consentDetails: {
        smsConsent: 'Yes',
        privacyPolicyConsent: 'No',
        signature: {
          guardianName: 'Anne',
          guardianLastName: 'Byron',
          guardianDetails: {
            relationshipWithPatient: 'Child',
            dateOfBirth: '1970-01-31',
            phoneNumber: '513-555-0199',
            address: {
              addressLines: ['1 Vine Street', 'Apartment 4'],
              cityTown: 'Cincinnati',
              stateProvince: 'OH',
              postalCode: '45202',
              county: 'Hamilton',
            },
          },
        },
      },
    });
    expect(checkScheduleAppointmentRequest(made), JSON.stringify(checkScheduleAppointmentRequest.errors)).toBe(true);
  });

  it('sends what identifies an uninsured guest, and nothing of an insurance that was taken back', async () => {
    const answers = { ...maximal.simpleInsurance, ...minimal.simpleInsurance, socialSecurityNumber: '123-45-6789' };
    const made = request(await inPerson(), { ...minimal, simpleInsurance: answers });
    expect(made).toHaveProperty('insuranceInfo', {
      hasInsurance: 'No',
      hasMedicare: 'No',
      hasMedicaid: 'No',
      socialSecurityNumber: '123-45-6789',
    });
    expect(checkScheduleAppointmentRequest(made)).toBe(true);
  });

  it('sends No for a texting consent that was shown and not given', async () => {
    const patientDetails = { ...minimal.patientDetails, isMobileNum: true, isMobileConsentChecked: false };
    expect(request(await inPerson(), { ...minimal, patientDetails })).toHaveProperty('consentDetails.smsConsent', 'No');
  });
});
