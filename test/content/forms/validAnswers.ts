import type { Answers } from '#engine';

const address = {
  addressLineOne: '1 Vine Street',
  city: 'Cincinnati',
  state: 'OH',
  zipCode: '45202',
  county: 'Hamilton',
};

/** As little as each step of the shipped in-person intake takes. */
export const minimal: Readonly<Record<string, Answers>> = {
  patientDetails: {
    firstName: 'Ada',
    lastName: 'Lovelace',
    dateOfBirth: '1990-05-17',
    sexAssignedAtBirth: 'Female',
    gender: 'Female',
    race: 'White',
    ethnicity: 'Not Hispanic or Latino',
    ...address,
    emailAddress: 'ada@example.com',
    confirmEmail: 'ada@example.com',
    phoneNumber: '(513) 555-0142',
    confirmPhone: '(513) 555-0142',
    isMobileNum: false,
  },
  simpleInsurance: { hasPrimaryInsurance: false, hasMedicare: false, hasMedicaid: false },
  medicalHistory: { medicalConditions: ['None of these'], doYouTakeMedications: false },
  appointmentNotes: { noteList: ['Sore throat or strep test'] },
  privacyPractice: { privacyPractice: true },
  generalConsent: {
    consentToTreat: true,
    nspConsent: true,
    hieConsent: false,
    ppaConsent: true,
    patientLegalName: 'Ada Lovelace',
    relationshipWithPatient: 'Self',
  },
};

/** Everything that can be asked, with the settings that ask it. */
export const everySetting = {
  patientDetails: {
    cardNumber: true,
    weight: true,
    preferredLanguage: true,
    mothersMaidenName: true,
    providerInfo: true,
  },
};

export const maximal: Readonly<Record<string, Answers>> = {
  patientDetails: {
    ...minimal.patientDetails,
    firstName: "Mary-Jane O'Neil",
    lastName: 'x'.repeat(50),
    preferredName: 'MJ',
    altId: '4400 1234 5678',
    weight: '140',
    preferredLanguage: 'Serbo-Croatian',
    motherMaidenFirstName: 'Anne',
    motherMaidenLastName: 'Byron',
    addressLineTwo: 'Apartment 4',
    city: "O'Fallon-on-the Hill",
    zipCode: '45202-1234',
    county: "Prince George's",
    isMobileNum: true,
    isMobileConsentChecked: true,
    primaryHealthcareProvider: 'Dr. Blackwell',
    providerAddressLineOne: '2 Main Street',
    providerAddressLineTwo: 'Suite 10',
    providerCity: 'Covington',
    providerState: 'KY',
    providerZipCode: '41011',
    providerPhoneNumber: '8595550101',
    providerFax: '(859) 555-0102',
  },
  simpleInsurance: {
    hasPrimaryInsurance: true,
    insuranceCarrier: 'Aetna',
    cardholderIdNumber: 'x'.repeat(20),
    groupNumber: 'x'.repeat(30),
    hasMedicare: true,
    hasMedicaid: true,
  },
  medicalHistory: {
    medicalConditions: ['Asthma', 'Diabetes', 'Other'],
    otherMedicalCondition: 'Gout',
    doYouTakeMedications: true,
    medications: 'x'.repeat(200),
    anythingElse: 'x'.repeat(200),
  },
  appointmentNotes: { noteList: ['Sore throat or strep test', 'Urinary symptoms', 'Sprain or strain'] },
  privacyPractice: { privacyPractice: false },
  generalConsent: {
    ...minimal.generalConsent,
    patientLegalName: 'x'.repeat(50),
    relationshipWithPatient: 'Child',
    responsiblePartyFirstName: 'Anne',
    responsiblePartyLastName: 'Byron',
    responsiblePartyDateOfBirth: '1970-01-31',
    responsiblePartyPhoneNumber: '(513) 555-0199',
    responsiblePartyAddressLineOne: '1 Vine Street',
    responsiblePartyAddressLineTwo: 'Apartment 4',
    responsiblePartyCity: 'Cincinnati',
    responsiblePartyState: 'OH',
    responsiblePartyZipCode: '45202',
    responsiblePartyCounty: 'Hamilton',
  },
};
