import type { StepAnswers } from './StepAnswers.ts';

export const survey: StepAnswers = {
  minimal: { medicalConditions: ['None of these'] },
  maximal: {
    medicalConditions: ['High cholesterol', 'Other'],
    otherMedicalCondition: 'Gout',
    currentMedications: 'x'.repeat(200),
    anyOtherInformation: 'x'.repeat(200),
    referralSource: 'Other',
    otherReferralSource: 'A sign at the store',
  },
};
