import type {
  InsuranceInfo,
  InsurancePolicy,
  Questionnaire,
  ScheduleAppointmentRequest,
} from '../../schemas/generated/api/appointments/schedule-appointment/request.js';
import { postalAddress } from './postalAddress.ts';
import type { SamplePatient } from './SamplePatient.ts';

/** What is typed in a text area: several lines, with a tab. */
const lines = (mark: string): string => `${mark}\n\t${mark}\r\n${mark}`;

/** Every field of the booking payload (BOOK-14), except for what is booked, where and when. */
export function wholePatient(patient: SamplePatient) {
  const { mark, basicInfo } = patient;
  return {
    basicInfo: {
      ...basicInfo,
      address: postalAddress(`1 ${mark} Street`),
      preferredName: mark,
      gender: 'Non-Binary',
      sexAssignedAtBirth: 'female',
      race: 'White',
      ethnicity: 'Not Hispanic or Latino',
      weight: '150',
      preferredLanguage: 'English',
      stateIssuedId: mark,
      shoppersCardNumber: mark,
      motherName: { firstName: mark, lastName: mark },
    },
    comments: lines(mark),
    notes: [mark, 'with-care'],
    insuranceInfo: insurance(mark, basicInfo.phone),
    medicalInfo: {
      medicalConditions: [mark],
      otherMedicalCondition: mark,
      doYouTakeMedications: 'Yes',
      medications: lines(mark),
      anythingElse: lines(mark),
    },
    consentDetails: {
      consentToTreat: 'Yes',
      privacyPolicyConsent: 'Yes',
      hieConsent: 'No',
      noShowFeeConsent: 'Yes',
      patientPortalConsent: 'Yes',
      smsConsent: 'No',
      telenutritionConsent: 'Yes',
      telehealthConsent: 'Yes',
      signature: {
        legalName: mark,
        dateTime: new Date().toISOString(),
        guardianName: mark,
        guardianLastName: mark,
        guardianDetails: {
          phoneNumber: basicInfo.phone,
          relationshipWithPatient: 'Child',
          address: postalAddress(`1 ${mark} Street`),
          dateOfBirth: '1960-01-01',
          sexAssignedAtBirth: 'Female',
        },
      },
    },
    questionnaire: questionnaire(mark),
  } satisfies Partial<ScheduleAppointmentRequest>;
}

function insurance(mark: string, phone: string): InsuranceInfo {
  const policy: InsurancePolicy = {
    companyName: mark,
    relation: 'Spouse',
    memberId: mark,
    groupNumber: mark,
    firstName: mark,
    lastName: mark,
    sex: 'Male',
    personCode: '01',
    medicalClaim: { invoiceRecipient: 'Patient', address: postalAddress(`1 ${mark} Street`) },
  };
  return {
    hasInsurance: 'Yes',
    hasSecondaryInsurance: 'Yes',
    hasMedicare: 'No',
    hasMedicaid: 'No',
    insuranceProgramTypes: ['MEDICARE'],
    physiciansReferral: 'No',
    socialSecurityNumber: '078-05-1120',
    medicareBeneficiaryIdNumber: '1EG4-TE5-MK73',
    healthCareProviders: {
      primary: { name: mark, phone, fax: phone, address: postalAddress(`1 ${mark} Street`) },
    },
    primaryInsurance: policy,
    secondaryInsurance: policy,
  };
}

function questionnaire(mark: string): Questionnaire {
  const answer = { questionId: 'q1', questionName: 'Which?', answer: [mark], otherAnswer: mark };
  const taken = [{ name: mark, lastTakenDate: '2026-10-01', dose: '1' }];
  return {
    haveFever: 'No',
    haveCovid19Symptoms: 'No',
    hadPhysical: 'Yes',
    haveAllergies: 'Yes',
    hadReaction: 'No',
    recentVaccines: 'Yes',
    hadVaccinesPreviously: 'Yes',
    haveNeuroDisorders: 'No',
    hadBloodProducts: 'Yes',
    isPregnant: 'No',
    haveImmuneSystemProblem: 'No',
    takesImmunoSuppressants: 'Yes',
    beenWarnedAboutVaccinesOutsideMedicalSetting: 'No',
    hadReactionToGelatinOrAntiBioticOintment: 'No',
    hadSeizures: 'No',
    haveHistoryOfFainting: 'No',
    haveLongTermMedicalConditions: 'No',
    haveOpenWound: 'No',
    allergies: [mark],
    medicalConditions: [mark],
    immunoSuppressants: [mark],
    recentVaccinationDetails: taken,
    bloodProductDetails: taken,
    survey: {
      medical_conditions: answer,
      current_medications: answer,
      any_other_information: { ...answer, answer: lines(mark) },
      food_allergies: answer,
      food_dislikes: answer,
      learning_objectives: answer,
      referral_source: answer,
    },
    additional: [
      { id: 'petName', label: 'What is the name of your pet?', value: lines(mark) },
      { id: 'pets', label: 'How many pets do you have?', value: 2 },
      { id: 'hasDog', label: 'Do you have a dog?', value: false },
      { id: 'food', label: 'What does it eat?', value: [mark] },
    ],
  };
}
