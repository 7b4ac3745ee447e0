import type { DocumentKind } from '../../../app/content/DocumentKind.ts';
import { eligibilityQuestions } from '../../../app/content/generated/forms/eligibilityQuestions.ts';
import { formConfiguration } from '../../../app/content/generated/forms/formConfiguration.ts';
import { formDefinition } from '../../../app/content/generated/forms/formDefinition.ts';
import { prescreenData } from '../../../app/content/generated/forms/prescreenData.ts';
import { transcludedKinds } from '../../../app/content/generated/kinds.ts';

const kinds: readonly DocumentKind[] = [
  formConfiguration,
  formDefinition,
  prescreenData,
  eligibilityQuestions,
  ...transcludedKinds,
];

/** Whether documents of a kind reach guests only through forms and questions, where their changes are reported. */
export const isPartOfForms = ({ name }: DocumentKind): boolean => kinds.some((kind) => kind.name === name);
