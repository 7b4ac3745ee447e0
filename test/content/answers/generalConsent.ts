import type { StepAnswers } from './StepAnswers.ts';

const consents = { consentToTreat: true, nspConsent: true, hieConsent: false, ppaConsent: true };

export const generalConsent: StepAnswers = { minimal: consents, maximal: consents };
