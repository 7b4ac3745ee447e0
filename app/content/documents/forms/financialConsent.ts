import {
  checkFinancialConsent,
  type FinancialConsent,
} from '../../../../schemas/generated/content/forms/financial-consent.js';
import type { DocumentKind } from '../../DocumentKind.ts';

/** The guest's agreement to pay for the visit; a deployment may have its own (CONSENT-3). */
export const financialConsent: DocumentKind<FinancialConsent> = {
  name: 'financial-consent',
  path: 'financial-consent/1.0.0/scheduler/{id}.json',
  usualId: 'standard',
  check: checkFinancialConsent,
};
