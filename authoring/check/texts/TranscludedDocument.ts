import { eligibilityQuestions } from '../../../app/content/generated/forms/eligibilityQuestions.ts';
import { formConfiguration } from '../../../app/content/generated/forms/formConfiguration.ts';
import { formDefinition } from '../../../app/content/generated/forms/formDefinition.ts';
import { prescreenData } from '../../../app/content/generated/forms/prescreenData.ts';
import { memoize } from '../../memoize.ts';
import type { ReadSchema } from '../checks/SchemaPart.ts';
import type { Checked, CheckedDocuments } from '../read/CheckedDocuments.ts';
import { type ContentText, listTexts } from './ContentText.ts';

/** A document with its transclusions put in, as the app reads it. */
export interface TranscludedDocument extends Checked<unknown> {
  /** Name of its kind. */
  readonly kind: string;
  /** Its texts that a guest reads. */
  readonly texts: readonly ContentText[];
}

/** The documents of the kinds that transclude texts from others. */
export function transcludedDocuments(read: CheckedDocuments, readSchema: ReadSchema): readonly TranscludedDocument[] {
  const { form, questions, configuration, prescreen } = createTranscluded(readSchema);
  return [
    ...[...read.definitions, ...read.variants].map(form),
    ...read.questionnaires.map(questions),
    ...read.configurations.map(configuration),
    ...read.prescreens.map(prescreen),
  ];
}

const createTranscluded = memoize((readSchema: ReadSchema) => {
  const ofKind = ({ name: kind }: { readonly name: string }) =>
    memoize(
      (each: Checked<unknown>): TranscludedDocument => ({
        ...each,
        kind,
        texts: listTexts(each.document, kind, readSchema),
      }),
    );
  return {
    form: ofKind(formDefinition),
    questions: ofKind(eligibilityQuestions),
    configuration: ofKind(formConfiguration),
    prescreen: ofKind(prescreenData),
  };
});
