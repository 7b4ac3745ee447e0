import {
  checkGeneralConsent,
  type GeneralConsent,
} from '../../../../schemas/generated/content/forms/general-consent.js';
import type { DocumentKind } from '../../DocumentKind.ts';

/** The consents of a visit. */
export const generalConsent: DocumentKind<GeneralConsent> = {
  name: 'general-consent',
  path: 'general-consent/1.0.0/scheduler/general-consent.json',
  check: checkGeneralConsent,
};
