import {
  checkVaccineConsent,
  type VaccineConsent,
} from '../../../../schemas/generated/content/forms/vaccine-consent.js';
import type { DocumentKind } from '../../DocumentKind.ts';

/** The consent to be vaccinated; a step may name its own (CONSENT-4). */
export const vaccineConsent: DocumentKind<VaccineConsent> = {
  name: 'vaccine-consent',
  path: 'vaccine-consent/1.0.0/scheduler/{id}.json',
  usualId: 'standard',
  check: checkVaccineConsent,
};
