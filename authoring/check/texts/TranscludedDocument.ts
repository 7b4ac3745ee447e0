import { eligibilityQuestions } from '../../../app/content/generated/forms/eligibilityQuestions.ts';
import { formConfiguration } from '../../../app/content/generated/forms/formConfiguration.ts';
import { formDefinition } from '../../../app/content/generated/forms/formDefinition.ts';
import { prescreenData } from '../../../app/content/generated/forms/prescreenData.ts';
import type { Checked, CheckedDocuments } from '../read/CheckedDocuments.ts';

/** A document with its transclusions put in, as the app reads it. */
export interface TranscludedDocument extends Checked<unknown> {
  /** Name of its kind. */
  readonly kind: string;
}

/** The documents of the kinds that transclude texts from others. */
export const transcludedDocuments = (read: CheckedDocuments): readonly TranscludedDocument[] => [
  ...withKind(formDefinition.name, [...read.definitions, ...read.variants]),
  ...withKind(eligibilityQuestions.name, read.questionnaires),
  ...withKind(formConfiguration.name, read.configurations),
  ...withKind(prescreenData.name, read.prescreens),
];

const withKind = (kind: string, documents: readonly Checked<unknown>[]): readonly TranscludedDocument[] =>
  documents.map((document) => ({ ...document, kind }));
