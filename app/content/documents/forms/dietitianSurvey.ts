import {
  checkDietitianSurvey,
  type DietitianSurvey,
} from '../../../../schemas/generated/content/forms/dietitian-survey.js';
import type { DocumentKind } from '../../DocumentKind.ts';

/** The questions of the dietitian survey that no other step asks (INTAKE-27). */
export const dietitianSurvey: DocumentKind<DietitianSurvey> = {
  name: 'dietitian-survey',
  path: 'dietitian-survey/1.0.0/scheduler/dietitian-survey.json',
  check: checkDietitianSurvey,
};
