import {
  checkFormConfiguration,
  type FormConfiguration,
} from '../../../../schemas/generated/content/forms/form-config.js';
import type { DocumentKind } from '../../DocumentKind.ts';

/** The steps of an intake; the id is the group (`in-person`). */
export const formConfiguration: DocumentKind<FormConfiguration> = {
  name: 'form-config',
  path: 'form-config/1.0.0/scheduler/{id}.json',
  check: checkFormConfiguration,
  transcludes: true,
};
