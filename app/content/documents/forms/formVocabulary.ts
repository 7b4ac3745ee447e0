import {
  checkFormVocabulary,
  type FormVocabulary,
} from '../../../../schemas/generated/content/forms/form-vocabulary.js';
import type { DocumentKind } from '../../DocumentKind.ts';

/** Choices, fields and messages that several forms share. */
export const formVocabulary: DocumentKind<FormVocabulary> = {
  name: 'form-vocabulary',
  path: 'form-vocabulary/1.0.0/scheduler/form-vocabulary.json',
  check: checkFormVocabulary,
};
