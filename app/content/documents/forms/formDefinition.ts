import {
  checkFormDefinition,
  type FormDefinition,
} from '../../../../schemas/generated/content/forms/form-definition.js';
import type { DocumentKind } from '../../DocumentKind.ts';

/** One form of an intake; the id is the form's (`patientDetails`). */
export const formDefinition: DocumentKind<FormDefinition> = {
  name: 'form-definition',
  path: 'form-definition/1.0.0/scheduler/{id}.json',
  check: checkFormDefinition,
  transcludes: true,
};
