import {
  checkEligibilityQuestions,
  type EligibilityQuestions,
} from '../../../../schemas/generated/content/forms/eligibility-questions.js';
import type { DocumentKind } from '../../DocumentKind.ts';

/** Questions that find out whether a guest may go on; the id is their name (`travel-vaccines`). */
export const eligibilityQuestions: DocumentKind<EligibilityQuestions> = {
  name: 'eligibility-questions',
  path: 'eligibility-questions/1.0.0/scheduler/{id}.json',
  check: checkEligibilityQuestions,
  transcludes: true,
};
