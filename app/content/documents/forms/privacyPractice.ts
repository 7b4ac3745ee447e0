import {
  checkPrivacyPractice,
  type PrivacyPractice,
} from '../../../../schemas/generated/content/forms/privacy-practice.js';
import type { DocumentKind } from '../../DocumentKind.ts';

/** The notice of privacy practices. */
export const privacyPractice: DocumentKind<PrivacyPractice> = {
  name: 'privacy-practice',
  path: 'privacy-practice/1.0.0/scheduler/privacy-practice.json',
  check: checkPrivacyPractice,
};
