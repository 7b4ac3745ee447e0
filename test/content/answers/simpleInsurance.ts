import type { StepAnswers } from './StepAnswers.ts';

export const simpleInsurance: StepAnswers = {
  minimal: { hasPrimaryInsurance: false, hasMedicare: false, hasMedicaid: false },
  maximal: {
    hasPrimaryInsurance: true,
    insuranceCarrier: 'Aetna',
    cardholderIdNumber: 'x'.repeat(20),
    groupNumber: 'x'.repeat(30),
    hasMedicare: true,
    hasMedicaid: true,
  },
};
