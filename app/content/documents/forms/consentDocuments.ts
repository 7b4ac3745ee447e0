import type { DocumentCheck } from '#engine';
import { checkFinancialConsent } from '../../../../schemas/generated/content/forms/financial-consent.js';
import { checkFinancialConsentTelemedicine } from '../../../../schemas/generated/content/forms/financial-consent-telemedicine.js';
import { checkGeneralConsent } from '../../../../schemas/generated/content/forms/general-consent.js';
import { checkPrivacyPractice } from '../../../../schemas/generated/content/forms/privacy-practice.js';
import { checkVaccineConsent } from '../../../../schemas/generated/content/forms/vaccine-consent.js';
import type { DocumentKind } from '../../DocumentKind.ts';

/**
 * The words of a consent. There may be several documents of each: a banner names its own in `amp-config` (CONSENT-3), and
 * a step of a form configuration those of its flow (CONSENT-4).
 */
const consent = (name: string, check: DocumentCheck<unknown>): DocumentKind => ({
  name,
  path: `${name}/1.0.0/scheduler/{id}.json`,
  usualId: 'standard',
  check,
});

/** The consents that forms ask for. */
export const consentDocuments: readonly DocumentKind[] = [
  consent('financial-consent', checkFinancialConsent),
  consent('financial-consent-telemedicine', checkFinancialConsentTelemedicine),
  consent('general-consent', checkGeneralConsent),
  consent('privacy-practice', checkPrivacyPractice),
  consent('vaccine-consent', checkVaccineConsent),
];
