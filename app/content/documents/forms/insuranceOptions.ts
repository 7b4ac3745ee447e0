import {
  checkInsuranceStepConfig,
  type InsuranceStepConfig,
} from '../../../../schemas/generated/content/forms/insurance-step-config.js';
import type { DocumentKind } from '../../DocumentKind.ts';

/** Carriers and relations (INSURE-3, INSURE-5). */
export const insuranceOptions: DocumentKind<InsuranceStepConfig> = {
  name: 'insurance-step-config',
  path: 'insurance-step-config/1.0.0/scheduler/insurance-step-config.json',
  check: checkInsuranceStepConfig,
};
