import type { StepAnswers } from './StepAnswers.ts';

const minimal = {
  consentToTreat: true,
  nspConsent: true,
  hieConsent: false,
  ppaConsent: true,
  patientLegalName: 'Ada Lovelace',
  relationshipWithPatient: 'Self',
};

export const generalConsent: StepAnswers = {
  minimal,
  maximal: {
    ...minimal,
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
