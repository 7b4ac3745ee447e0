import type { FlowName } from '../../../app/journey/flows.ts';

/**
 * The consents of the booking request (`consentDetails`) that a guest must give to be treated, by flow. All others may
 * be No.
 */
export const neededConsents: Readonly<Record<FlowName, readonly string[]>> = {
  IN_PERSON: ['consentToTreat'],
  VIRTUAL_VISIT: ['consentToTreat', 'telehealthConsent'],
  DIETITIAN: ['consentToTreat', 'telenutritionConsent'],
  EVERYDAY_VACCINE: ['consentToTreat'],
  INSTANT_VACCINE: ['consentToTreat'],
};
