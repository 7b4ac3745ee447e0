import { describe, expect, it } from 'vitest';
import { type JsonObject, pathFor, payloadOf, validatePage, type WizardAnswers, type WizardPlan } from '#engine';
import { formContext, loadFormPlan } from '../../../app/content/forms/index.ts';
import { bookingRequest, encoders, type Holder } from '../../../app/journey/index.ts';
import { checkScheduleAppointmentRequest } from '../../../schemas/generated/api/schedule-appointment/request.js';
import { appointment, clinic } from '../journey/fixtures.ts';
import { testWiring } from '../testWiring.ts';

const holder: Holder = { appointment: appointment(), provider: clinic };
const signed = new Date('2027-03-01T15:04:05Z');
const context = formContext('IN_PERSON', '2027-03-01', holder);

async function shippedPlan(): Promise<WizardPlan> {
  const { wiring } = testWiring({ answer: () => new Response('', { status: 500 }) });
  const result = await loadFormPlan(await wiring.forms(), 'in-person');
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.plan;
}

/** The request of answers that every page of the form accepts, as `schemas/api` accepts it. */
async function requestOf(answers: WizardAnswers): Promise<JsonObject> {
  const plan = await shippedPlan();
  const complaints = pathFor(plan, answers, context).flatMap((page) =>
    validatePage(page, answers[page.step.id]?.[page.page.name] ?? {}).map(({ path, keyword }) => `${path} ${keyword}`),
  );
  expect(complaints).toEqual([]);
  const request = bookingRequest(
    payloadOf(
      plan,
      answers,
      context,
      encoders(() => signed),
    ),
    holder,
    { flow: 'IN_PERSON' },
  );
  checkScheduleAppointmentRequest(request);
  expect(checkScheduleAppointmentRequest.errors ?? []).toEqual([]);
  return request;
}

const personal = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  dateOfBirth: '1985-12-10',
  sexAssignedAtBirth: 'Female',
  gender: 'Non-Binary',
  race: 'White',
  ethnicity: 'Not Hispanic or Latino',
  addressLineOne: '12 Analytical Way',
  city: 'Cincinnati',
  state: 'OH',
  zipCode: '45202',
  county: 'Hamilton',
};
const contact = {
  emailAddress: 'ada@example.com',
  confirmEmail: 'ada@example.com',
  phoneNumber: '(513) 555-0134',
  confirmPhone: '(513) 555-0134',
  isMobileNum: false,
};
const consents = {
  consentToTreat: true,
  nspConsent: true,
  hieConsent: false,
  ppaConsent: false,
  patientLegalName: 'Ada Lovelace',
  relationshipWithPatient: 'Self',
};

describe('the booking request of the shipped in-person form', () => {
  it('holds what is required when nothing more is answered', async () => {
    const request = await requestOf({
      patientDetails: { personal, contact },
      simpleInsurance: { insurance: { hasPrimaryInsurance: false, hasMedicare: false, hasMedicaid: true } },
      medicalHistory: { history: { medicalConditions: ['None of these'], doYouTakeMedications: false } },
      appointmentNotes: { reasons: { noteList: ['Cough or bronchitis'] } },
      privacyPractice: { privacyPractice: { privacyPractice: true } },
      generalConsent: { consents },
    });
    expect(request).toEqual({
      businessName: 'tlc',
      serviceIds: [29],
      dateTime: { value: '2027-03-15 09:00:00', timezone: 'America/New_York' },
      locationNumber: '01400412',
      basicInfo: {
        firstName: 'Ada',
        lastName: 'Lovelace',
        dateOfBirth: '1985-12-10',
        sexAssignedAtBirth: 'female',
        gender: 'Non-Binary',
        race: 'White',
        ethnicity: 'Not Hispanic or Latino',
        address: {
          addressLines: ['12 Analytical Way'],
          cityTown: 'Cincinnati',
          stateProvince: 'OH',
          postalCode: '45202',
          county: 'Hamilton',
        },
        email: 'ada@example.com',
        phone: '513-555-0134',
      },
      insuranceInfo: { hasInsurance: 'No', hasMedicare: 'No', hasMedicaid: 'Yes' },
      medicalInfo: { medicalConditions: ['None of these'], doYouTakeMedications: 'No' },
      notes: ['Cough or bronchitis'],
      consentDetails: {
        privacyPolicyConsent: 'Yes',
        consentToTreat: 'Yes',
        noShowFeeConsent: 'Yes',
        hieConsent: 'No',
        patientPortalConsent: 'No',
        signature: {
          legalName: 'Ada Lovelace',
          dateTime: '2027-03-01T15:04:05Z',
          guardianDetails: { relationshipWithPatient: 'Self' },
        },
      },
    });
  });

  it('holds every answer when all is answered', async () => {
    const request = await requestOf({
      patientDetails: {
        personal: { ...personal, preferredName: 'Countess', addressLineTwo: 'Apt 2' },
        contact: { ...contact, isMobileNum: true, isMobileConsentChecked: true },
      },
      simpleInsurance: {
        insurance: {
          hasPrimaryInsurance: true,
          insuranceCarrier: 'Aetna',
          cardholderIdNumber: 'M-1234567890',
          groupNumber: 'G-77',
          hasMedicare: true,
          hasMedicaid: false,
        },
      },
      medicalHistory: {
        history: {
          medicalConditions: ['Asthma', 'Other'],
          otherMedicalCondition: 'Hay fever',
          doYouTakeMedications: true,
          medications: 'Albuterol',
          anythingElse: 'I faint at needles.',
        },
      },
      appointmentNotes: { reasons: { noteList: ['Cough or bronchitis', 'Sore throat or strep test'] } },
      privacyPractice: { privacyPractice: { privacyPractice: false } },
      generalConsent: {
        consents: {
          ...consents,
          relationshipWithPatient: 'Child',
          responsiblePartyFirstName: 'Anne',
          responsiblePartyLastName: 'Byron',
          responsiblePartyDateOfBirth: '1960-05-17',
          responsiblePartyPhoneNumber: '5135550199',
          responsiblePartyAddressLineOne: '1 Kirkby Rd',
          responsiblePartyAddressLineTwo: 'Floor 3',
          responsiblePartyCity: 'Mason',
          responsiblePartyState: 'OH',
          responsiblePartyZipCode: '45040-1234',
          responsiblePartyCounty: 'Warren',
        },
      },
    });
    expect(request).toMatchObject({
      basicInfo: {
        preferredName: 'Countess',
        address: { addressLines: ['12 Analytical Way', 'Apt 2'] },
      },
      insuranceInfo: {
        hasInsurance: 'Yes',
        hasMedicare: 'Yes',
        hasMedicaid: 'No',
        primaryInsurance: { companyName: 'Aetna', memberId: 'M-1234567890', groupNumber: 'G-77' },
      },
      medicalInfo: {
        medicalConditions: ['Asthma', 'Other'],
        otherMedicalCondition: 'Hay fever',
        doYouTakeMedications: 'Yes',
        medications: 'Albuterol',
        anythingElse: 'I faint at needles.',
      },
      notes: ['Cough or bronchitis', 'Sore throat or strep test'],
      consentDetails: {
        smsConsent: 'Yes',
        privacyPolicyConsent: 'No',
        signature: {
          guardianName: 'Anne',
          guardianLastName: 'Byron',
          guardianDetails: {
            phoneNumber: '513-555-0199',
            relationshipWithPatient: 'Child',
            dateOfBirth: '1960-05-17',
            address: {
              addressLines: ['1 Kirkby Rd', 'Floor 3'],
              cityTown: 'Mason',
              stateProvince: 'OH',
              postalCode: '45040-1234',
              county: 'Warren',
            },
          },
        },
      },
    });
  });

  it.each([
    [{ stateIssuedId: 'OH123456' }, { basicInfo: { stateIssuedId: 'OH123456' } }],
    [{ socialSecurityNumber: '123-45-6789' }, { insuranceInfo: { socialSecurityNumber: '123-45-6789' } }],
  ])('identifies a patient without insurance by %j', async (identity, sent) => {
    const none = { hasPrimaryInsurance: false, hasMedicare: false, hasMedicaid: false };
    const request = await requestOf({
      patientDetails: { personal, contact },
      simpleInsurance: { insurance: { ...none, ...identity } },
      medicalHistory: { history: { medicalConditions: ['Asthma'], doYouTakeMedications: false } },
      appointmentNotes: { reasons: { noteList: ['Cough or bronchitis'] } },
      privacyPractice: { privacyPractice: { privacyPractice: true } },
      generalConsent: { consents },
    });
    expect(request).toMatchObject(sent);
  });

  it('leaves out what was answered on a branch that the guest has left', async () => {
    const request = await requestOf({
      patientDetails: { personal, contact: { ...contact, isMobileConsentChecked: true } },
      simpleInsurance: {
        insurance: {
          hasPrimaryInsurance: false,
          cardholderIdNumber: 'canary',
          groupNumber: 'canary',
          hasMedicare: true,
          hasMedicaid: true,
          stateIssuedId: 'canary',
        },
      },
      medicalHistory: {
        history: {
          medicalConditions: ['Asthma'],
          otherMedicalCondition: 'canary',
          doYouTakeMedications: false,
          medications: 'canary',
        },
      },
      appointmentNotes: { reasons: { notes: 'Sore throat or strep test', noteList: ['Cough or bronchitis'] } },
      privacyPractice: { privacyPractice: { privacyPractice: true } },
      generalConsent: { consents: { ...consents, responsiblePartyFirstName: 'canary' } },
    });
    expect(JSON.stringify(request)).not.toContain('canary');
    expect(request.notes).toEqual(['Cough or bronchitis']);
    expect(JSON.stringify(request)).not.toContain('smsConsent');
  });
});
