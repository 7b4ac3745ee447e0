import {
  checkMedicalHistory,
  type MedicalHistory,
} from '../../../../schemas/generated/content/forms/medical-history.js';
import type { DocumentKind } from '../../DocumentKind.ts';

/** The conditions of the medical history (INTAKE-24). */
export const medicalHistory: DocumentKind<MedicalHistory> = {
  name: 'medical-history',
  path: 'medical-history/1.0.0/scheduler/medical-history.json',
  check: checkMedicalHistory,
};
