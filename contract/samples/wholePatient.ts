import type {
  InsuranceInfo,
  InsurancePolicy,
  Questionnaire,
  ScheduleAppointmentRequest,
} from '../../schemas/generated/api/appointments/schedule-appointment/request.js';
import type { PostalAddress } from '../../schemas/generated/api/places/validate-address/request.js';
import { oppositeAnswers } from './oppositeAnswers.ts';
import { postalAddress } from './postalAddress.ts';
import type { SamplePatient } from './SamplePatient.ts';

/** Makes the text of one field: a word that no other field has, and the patient's mark. */
type Write = (word: string) => string;

/** The longest text of most text areas, but for the character that a broken one has more. */
const LONG = 195;

/** What is typed in a text area: several lines, with a tab, nearly as long as it may be. */
const lines = (text: string): string => `${text}\n\t${text}\r\n${text}`.padEnd(LONG, ' naïve');

/**
 * Every field of the booking payload (BOOK-14), except for what is booked, where and when. No two places of one kind have the
 * same text, and neighbouring answers differ, so that a server that swaps two of them, or copies one, keeps something else.
 * @param answers `opposite` has a Yes wherever the other has a No, and what may be written in two ways in the other one
 */
export function wholePatient(patient: SamplePatient, answers: 'usual' | 'opposite' = 'usual') {
  const whole = usual(patient);
  return answers === 'usual' ? whole : otherwise(oppositeAnswers(whole));
}

type Whole = Partial<ScheduleAppointmentRequest> & ReturnType<typeof usual>;

/** The same in other spellings, and with what else may be chosen: somebody who signs without a guardian. */
function otherwise({ basicInfo, insuranceInfo, consentDetails, questionnaire, ...whole }: Whole) {
  const { legalName } = consentDetails.signature;
  const [, ...others] = questionnaire.additional ?? [];
  return {
    ...whole,
    basicInfo: {
      ...basicInfo,
      address: postalAddress(undefined, { addressLines: ['1 Main Street'], county: undefined }),
      dateOfBirth: '1900-01-01',
      sexAssignedAtBirth: 'male',
      weight: '9',
    },
    insuranceInfo: {
      ...insuranceInfo,
      insuranceProgramTypes: ['MEDICAID'],
      socialSecurityNumber: '078051120',
      medicareBeneficiaryIdNumber: '1eg4-te5-mk73',
      primaryInsurance: insuranceInfo.secondaryInsurance,
      secondaryInsurance: insuranceInfo.primaryInsurance,
    },
    consentDetails: {
      ...consentDetails,
      signature: {
        legalName,
        dateTime: '2026-01-31T14:00:00Z',
        guardianDetails: { relationshipWithPatient: 'Self' },
      },
    },
    questionnaire: {
      ...questionnaire,
      additional: [...others, { id: 'degrees', label: 'How cold is it?', value: -0.5 }],
    },
  } satisfies Partial<ScheduleAppointmentRequest>;
}

function usual({ mark, basicInfo }: SamplePatient) {
  const write: Write = (word) => `${word} ${mark}`;
  return {
    basicInfo: {
      ...basicInfo,
      firstName: write('Zoë'),
      lastName: write('Muñoz-O’Neil'),
      address: postalAddress(write('1 Straße'), { cityTown: 'Cañon City', postalCode: '45202-1234' }),
      preferredName: write('Łucja 𠮷'),
      gender: 'Non-Binary',
      sexAssignedAtBirth: 'female',
      race: 'White',
      ethnicity: 'Not Hispanic or Latino',
      weight: '150',
      preferredLanguage: 'English',
      stateIssuedId: write('state'),
      shoppersCardNumber: write('shopper'),
      motherName: { firstName: write('Ana'), lastName: write('Núñez') },
    },
    comments: lines(write('comments 🦊')),
    notes: [mark, 'with-care'],
    insuranceInfo: insurance(write, basicInfo.phone),
    medicalInfo: {
      medicalConditions: [write('asthma'), write('gout')],
      otherMedicalCondition: write('other'),
      doYouTakeMedications: 'Yes',
      medications: lines(write('medications')),
      anythingElse: lines(write('anything')),
    },
    consentDetails: {
      consentToTreat: 'Yes',
      privacyPolicyConsent: 'No',
      hieConsent: 'No',
      noShowFeeConsent: 'Yes',
      patientPortalConsent: 'No',
      smsConsent: 'No',
      telenutritionConsent: 'Yes',
      telehealthConsent: 'No',
      signature: {
        legalName: write('Zoë Muñoz-O’Neil'),
        dateTime: new Date().toISOString(),
        guardianName: write('José'),
        guardianLastName: write('D’Arcy'),
        guardianDetails: {
          phoneNumber: '907-555-0191',
          relationshipWithPatient: 'Child',
          address: postalAddress(write('3 Guardian Street'), { postalCode: '45211-0003' }),
          dateOfBirth: '1960-01-01',
          sexAssignedAtBirth: 'Female',
        },
      },
    },
    consentVersions: [
      { document: 'privacy-practice/standard', version: '5f0c1d6a9b3e' },
      { document: 'general-consent/standard', version: '00d4e8812c7f' },
    ],
    questionnaire: questionnaire(write),
  } satisfies Partial<ScheduleAppointmentRequest>;
}

function insurance(write: Write, phone: string): InsuranceInfo {
  return {
    hasInsurance: 'Yes',
    hasSecondaryInsurance: 'No',
    hasMedicare: 'No',
    hasMedicaid: 'Yes',
    insuranceProgramTypes: ['MEDICARE', 'MEDICAID'],
    physiciansReferral: 'No',
    socialSecurityNumber: '078-05-1120',
    medicareBeneficiaryIdNumber: '1EG4-TE5-MK73',
    healthCareProviders: {
      primary: {
        name: write('Dr. Fábio'),
        phone,
        fax: '907-555-0192',
        address: postalAddress(write('4 Doctor Street'), { postalCode: '45217' }),
      },
    },
    primaryInsurance: policy(write, '1', { relation: 'Spouse', sex: 'Male' }),
    secondaryInsurance: policy(write, '2', { relation: 'Child', sex: 'Female' }),
  };
}

/** A policy whose texts all differ from each other and from those of another. */
function policy(write: Write, which: '1' | '2', more: InsurancePolicy): InsurancePolicy {
  const address: Partial<PostalAddress> = {
    postalCode: `45204-000${which}`,
    addressLines: [write(`${which} Claim`), write(`Floor ${which}`)],
  };
  return {
    companyName: write(`company ${which}`),
    memberId: write(`m${which}`),
    groupNumber: write(`group ${which}`),
    firstName: write(`Renée ${which}`),
    lastName: write(`Brontë ${which}`),
    personCode: `0${which}`,
    medicalClaim: { invoiceRecipient: `Patient ${which}`, address: postalAddress(undefined, address) },
    ...more,
  };
}

function questionnaire(write: Write): Questionnaire {
  const answer = (word: string) => ({
    questionId: `q-${word}`,
    questionName: `Which ${word}?`,
    answer: [write(word), write(`${word} as well`)],
    otherAnswer: write(`other ${word}`),
  });
  const taken = (word: string, lastTakenDate: string) => [
    { name: write(word), lastTakenDate, dose: word.slice(0, 1) },
    { name: write(`${word} again`), lastTakenDate: '2023-01-31', dose: '2' },
  ];
  return {
    haveFever: 'No',
    haveCovid19Symptoms: 'Yes',
    hadPhysical: 'Yes',
    haveAllergies: 'Yes',
    hadReaction: 'No',
    recentVaccines: 'Yes',
    hadVaccinesPreviously: 'No',
    haveNeuroDisorders: 'No',
    hadBloodProducts: 'Yes',
    isPregnant: 'Yes',
    haveImmuneSystemProblem: 'No',
    takesImmunoSuppressants: 'Yes',
    beenWarnedAboutVaccinesOutsideMedicalSetting: 'No',
    hadReactionToGelatinOrAntiBioticOintment: 'Yes',
    hadSeizures: 'Yes',
    haveHistoryOfFainting: 'No',
    haveLongTermMedicalConditions: 'Yes',
    haveOpenWound: 'No',
    allergies: [write('pollen'), write('nuts')],
    medicalConditions: [write('eczema'), write('migraine')],
    immunoSuppressants: [write('steroids'), write('cortisone')],
    recentVaccinationDetails: taken('flu', '2025-10-01'),
    bloodProductDetails: taken('plasma', '2024-02-29'),
    survey: {
      medical_conditions: answer('conditions'),
      current_medications: answer('medications'),
      any_other_information: { ...answer('information'), answer: lines(write('information')) },
      food_allergies: answer('allergies'),
      food_dislikes: answer('dislikes'),
      learning_objectives: answer('objectives'),
      // What was asked and left empty.
      referral_source: { ...answer('source'), answer: '' },
    },
    additional: [
      { id: 'petName', label: 'What is the name of your pet?', value: lines(write('Åse')) },
      { id: 'pets', label: 'How many pets do you have?', value: 2 },
      { id: 'cats', label: 'How many of them are cats?', value: 0 },
      { id: 'hasDog', label: 'Do you have a dog?', value: false },
      { id: 'hasFish', label: 'Do you have a fish?', value: true },
      { id: 'food', label: 'What does it eat?', value: [write('bones'), write('crème')] },
    ],
  };
}
