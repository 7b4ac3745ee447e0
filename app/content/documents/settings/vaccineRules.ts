import { checkVaccineRules, type VaccineRules } from '../../../../schemas/generated/content/settings/vaccine-rules.js';
import type { DocumentKind } from '../../DocumentKind.ts';

/** Which vaccines can be given at one visit (PRESCREEN-15, PRESCREEN-16). */
export const vaccineRules: DocumentKind<VaccineRules> = {
  name: 'vaccine-rules',
  path: 'vaccine-rules/1.0.0/scheduler/vaccine-rules.json',
  check: checkVaccineRules,
};
