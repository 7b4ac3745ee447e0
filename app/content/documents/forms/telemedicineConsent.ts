import {
  checkFinancialConsentTelemedicine,
  type FinancialConsentTelemedicine,
} from '../../../../schemas/generated/content/forms/financial-consent-telemedicine.js';
import type { DocumentKind } from '../../DocumentKind.ts';

/** The consents of a visit by video: to being seen so, and what the guest takes on in paying for it. */
export const telemedicineConsent: DocumentKind<FinancialConsentTelemedicine> = {
  name: 'financial-consent-telemedicine',
  path: 'financial-consent-telemedicine/1.0.0/scheduler/financial-consent-telemedicine.json',
  check: checkFinancialConsentTelemedicine,
};
