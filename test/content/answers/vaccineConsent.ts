import type { StepAnswers } from './StepAnswers.ts';
import { signature } from './signature.ts';

const consents = { vaccineConsent: true, privacyPractice: true };

export const vaccineConsent: StepAnswers = {
  minimal: { ...consents, ...signature.minimal },
  maximal: { ...consents, ...signature.maximal },
};
