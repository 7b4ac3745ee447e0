import type { StepAnswers } from './StepAnswers.ts';

export const medicalHistory: StepAnswers = {
  minimal: { medicalConditions: ['None of these'], doYouTakeMedications: false },
  maximal: {
    medicalConditions: ['Asthma', 'Diabetes', 'Other'],
    otherMedicalCondition: 'Gout',
    doYouTakeMedications: true,
    medications: 'x'.repeat(200),
    anythingElse: 'x'.repeat(200),
  },
};
