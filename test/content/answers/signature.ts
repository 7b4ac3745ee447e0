import type { StepAnswers } from './StepAnswers.ts';

/** The signature that three consents end with. */
export const signature: StepAnswers = {
  minimal: { patientLegalName: 'Ada Lovelace', relationshipWithPatient: 'Self' },
  maximal: {
    patientLegalName: 'x'.repeat(50),
    relationshipWithPatient: 'Child',
    responsiblePartyFirstName: 'Anne',
    responsiblePartyLastName: 'Byron',
    responsiblePartyDateOfBirth: '1970-01-31',
    responsiblePartySexAssignedAtBirth: 'Female',
    responsiblePartyPhoneNumber: '(513) 555-0199',
    responsiblePartyAddressLineOne: '1 Vine Street',
    responsiblePartyAddressLineTwo: 'Apartment 4',
    responsiblePartyCity: 'Cincinnati',
    responsiblePartyState: 'OH',
    responsiblePartyZipCode: '45202',
    responsiblePartyCounty: 'Hamilton',
  },
};
