import type { DocumentKind } from '../../../app/content/DocumentKind.ts';
import { eligibilityQuestions } from '../../../app/content/documents/forms/eligibilityQuestions.ts';
import { formConfiguration } from '../../../app/content/documents/forms/formConfiguration.ts';
import { formDefinition } from '../../../app/content/documents/forms/formDefinition.ts';
import { prescreenData } from '../../../app/content/documents/forms/prescreenData.ts';
import { transcludedDocuments } from '../../../app/content/documents/forms/transcludedDocuments.ts';

const kinds: readonly string[] = [
  formConfiguration,
  formDefinition,
  prescreenData,
  eligibilityQuestions,
  ...transcludedDocuments,
].map(({ name }) => name);

/** Whether documents of a kind reach guests only through forms and questions, where their changes are reported. */
export const isPartOfForms = ({ name }: DocumentKind): boolean => kinds.includes(name);
