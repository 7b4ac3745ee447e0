import { type ContentLoader, type ContentProblem, type DocumentEntry, escapeName, type Place } from '#engine';
import type { DocumentIds } from '../../../app/content/DocumentKind.ts';
import { formatVariantName, type StepForm, stepFormEntry } from '../../../app/content/forms/openForms.ts';
import { siteFrame } from '../../../app/content/generated/texts/siteFrame.ts';
import type { FormDefinition } from '../../../schemas/generated/content/forms/form-definition.js';
import type { Checked, CheckedDocuments } from './CheckedDocuments.ts';
import { missingDocument } from './missingDocument.ts';

export interface VariantReader {
  readonly loader: ContentLoader;
  readonly createEntry: (form: string) => DocumentEntry<FormDefinition>;
  readonly find: (name: string, ids?: DocumentIds) => DocumentEntry<unknown> | undefined;
  /** Names of all documents. */
  readonly names: readonly string[];
  /** Whether a form takes parts of documents of these kinds; no other is read otherwise for them. */
  readonly transcludes: (form: string, kinds: readonly string[]) => boolean;
}

type Variants = Pick<CheckedDocuments, 'variants' | 'problems'>;

/** Reads the forms again, with the documents that banners and steps name for them. */
export async function readVariants(
  { configurations, ampConfigs, definitions, broken }: Omit<CheckedDocuments, 'variants'>,
  reader: VariantReader,
): Promise<Variants> {
  const variants: Checked<FormDefinition>[] = [];
  const problems: ContentProblem[] = [];
  for (const { name, document } of ampConfigs) {
    for (const [banner, documentIds = {}] of Object.entries(document.banners)) {
      const place = { document: name, pointer: `/banners/${escapeName(banner)}` };
      // A banner without a frame is none that a deployment can have.
      const unknown = missingDocument(place, siteFrame.name, banner, reader.names);
      const missing = missingDocuments({ documentIds }, place, reader.names);
      problems.push(...unknown, ...missing);
      if (missing.length > 0 || listDocumentNames({ documentIds }).some((other) => broken.has(other))) continue;
      const kinds = Object.keys(documentIds);
      for (const { id } of definitions.filter((form) => reader.transcludes(form.name, kinds)))
        problems.push(...(await readVariant({ form: id, documentIds }, reader)).problems);
    }
  }
  for (const { name, document } of configurations) {
    for (const [index, step] of document.steps.entries()) {
      // Problems of the form itself are reported in its own document.
      if (step.documentIds === undefined || definitions.every(({ id }) => id !== step.form)) continue;
      const place = { document: name, pointer: `/steps/${index}/documentIds` };
      const missing = missingDocuments(step, place, reader.names);
      problems.push(...missing);
      const read = await readVariant(step, reader);
      variants.push(...read.variants);
      const isReported = missing.length > 0 || listDocumentNames(step).some((other) => broken.has(other));
      if (!isReported) problems.push(...read.problems);
    }
  }
  return { variants, problems };
}

async function readVariant(step: StepForm, { loader, createEntry, find }: VariantReader): Promise<Variants> {
  const own = createEntry(step.form);
  const entry = stepFormEntry(step, own, find);
  const result = await loader.load(entry);
  if (result.ok)
    return { variants: [{ name: own.name, id: formatVariantName(step), document: result.document }], problems: [] };
  return { variants: [], problems: result.error.problems.map((problem) => ({ ...problem, document: own.name })) };
}

const listDocumentNames = ({ documentIds = {} }: Pick<StepForm, 'documentIds'>): readonly string[] =>
  Object.entries(documentIds).map(([kind, id]) => `${kind}/${id}`);

/** Reports the named documents that do not exist. */
const missingDocuments = (
  { documentIds = {} }: Pick<StepForm, 'documentIds'>,
  { document, pointer }: Place,
  names: readonly string[],
): readonly ContentProblem[] =>
  Object.entries(documentIds).flatMap(([kind, id]) =>
    missingDocument({ document, pointer: `${pointer}/${kind}` }, kind, id, names),
  );
