import {
  checkMedicalInformation,
  type MedicalInformation,
} from '../../../../schemas/generated/content/forms/medical-information.js';
import type { DocumentKind } from '../../DocumentKind.ts';

/** The medical questions before a vaccine (INTAKE-28). */
export const medicalInformation: DocumentKind<MedicalInformation> = {
  name: 'medical-information',
  path: 'medical-information/1.0.0/scheduler/medical-information.json',
  check: checkMedicalInformation,
};
