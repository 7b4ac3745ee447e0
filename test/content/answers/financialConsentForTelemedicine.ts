import type { StepAnswers } from './StepAnswers.ts';
import { signature } from './signature.ts';

/** The dietitian flow asks for the second consent instead of the first. */
const consents = { telehealthConsent: true, telenutritionConsent: true };

export const financialConsentForTelemedicine: StepAnswers = {
  minimal: { ...consents, ...signature.minimal },
  maximal: { ...consents, ...signature.maximal },
};
