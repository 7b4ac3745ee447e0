import { catalogue } from '../../../app/content/catalogue.ts';
import { type DocumentIds, documentName } from '../../../app/content/DocumentKind.ts';
import type { StepForm } from '../../../app/content/forms/openForms.ts';
import { walkInPrescreen } from '../../../app/content/forms/PrescreenPlan.ts';
import { eligibilityQuestions } from '../../../app/content/generated/forms/eligibilityQuestions.ts';
import { formConfiguration } from '../../../app/content/generated/forms/formConfiguration.ts';
import { formDefinition } from '../../../app/content/generated/forms/formDefinition.ts';
import { prescreenData } from '../../../app/content/generated/forms/prescreenData.ts';
import { transcludedKinds } from '../../../app/content/generated/kinds.ts';
import { ampConfig } from '../../../app/content/generated/settings/ampConfig.ts';
import { schedulerConfig } from '../../../app/content/generated/settings/schedulerConfig.ts';
import { stateSelectionModal } from '../../../app/content/generated/texts/stateSelectionModal.ts';
import { listCategories } from '../checks/NamedCategory.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import type { CataloguedFile } from '../read/findDocumentByPath.ts';
import { hasBrokenDocument } from '../read/hasBrokenDocument.ts';

/** The consents, of which banners and steps may name others than the usual. */
const consents = catalogue.filter(({ usualId }) => usualId !== undefined);

/** The documents of one kind that others name, and who may name them. */
interface Naming {
  readonly kind: string;
  readonly names: readonly string[];
  /** What an author calls those who name them. */
  readonly by: string;
  /** False where nothing is known of those who name them: there are none, or one of them is broken. */
  readonly isKnown: boolean;
  /** Whether it is an error: guests sign another text in its place. */
  readonly isSigned?: boolean;
}

/**
 * Reports documents that no other names, so that no guest ever meets them: a form that no configuration asks, questions
 * that no prescreen asks. A warning, because a document may wait for its day, but an error for a consent, in whose place guests
 * sign another.
 */
export function checkUnusedDocuments(
  read: CheckedDocuments,
  files: readonly CataloguedFile[],
): readonly AuthoringProblem[] {
  const referred = new Set([
    documentName(prescreenData, walkInPrescreen),
    ...files.flatMap(({ file }) => referencesIn(file.text)),
  ]);
  const exists = (kind: string) => (id: string) => files.some((file) => file.kind.name === kind && file.id === id);
  return namings(read).flatMap(({ kind, names, by, isKnown, isSigned = false }) =>
    // A name that is misspelled is reported where it is written, and its document is no second finding.
    isKnown && names.every(exists(kind))
      ? files
          .filter((file) => file.kind.name === kind && !referred.has(file.name) && !names.includes(file.id ?? ''))
          .map(
            ({ name: document }): AuthoringProblem => ({
              document,
              pointer: '',
              code: 'unused-document',
              ...(!isSigned && { severity: 'warning' }),
              message: `No guest ever meets "${document}": ${by}.`,
            }),
          )
      : [],
  );
}

function namings(read: CheckedDocuments): readonly Naming[] {
  const { schedulers, configurations, prescreens } = read;
  const configs = schedulers.flatMap(({ document }) => listCategories(document).map(({ config }) => config));
  const flows = schedulers.flatMap(({ document }) => Object.values(document.flows ?? {}));
  const steps = [...configurations, ...prescreens].flatMap((each): readonly StepForm[] => each.document.steps);
  const documentIds: readonly DocumentIds[] = [
    ...steps.map((step) => ({ ...step.documentIds })),
    ...read.ampConfigs.flatMap(({ document }) => Object.values(document.banners).map((ids) => ({ ...ids }))),
  ];
  const isScheduled = schedulers.length > 0 && !hasBrokenDocument(read, [schedulerConfig]);
  return [
    {
      kind: formConfiguration.name,
      names: [...configs, ...flows].flatMap((each) => each?.formConfigGroup ?? []),
      by: 'no flow and no category names it',
      isKnown: isScheduled,
    },
    {
      kind: prescreenData.name,
      names: configs.flatMap(({ prescreenType }) => prescreenType ?? []),
      by: 'no category names it',
      isKnown: isScheduled,
    },
    {
      kind: stateSelectionModal.name,
      names: configs.flatMap(({ stateSelectionModal: modal }) => modal?.ampCollectionId.replace(/^states\//, '') ?? []),
      by: 'no category names it',
      isKnown: isScheduled,
    },
    {
      kind: formDefinition.name,
      names: steps.map(({ form }) => form),
      by: 'no step names it, and no document takes a part of it',
      isKnown: steps.length > 0 && !hasBrokenDocument(read, [formConfiguration, prescreenData]),
    },
    {
      kind: eligibilityQuestions.name,
      names: prescreens.flatMap(({ document }) => document.questions ?? []),
      by: 'no prescreen names it',
      isKnown: prescreens.length > 0 && !hasBrokenDocument(read, [prescreenData]),
    },
    ...consents.map(({ name: kind, usualId }) => ({
      kind,
      names: [usualId, ...documentIds.map((ids) => ids[kind])].flatMap((id) => id ?? []),
      by: 'no banner and no step names it, and guests sign the usual one',
      isSigned: true,
      isKnown: isScheduled && !hasBrokenDocument(read, [formConfiguration, prescreenData, ampConfig]),
    })),
    ...transcludedKinds.map(({ name: kind }) => ({
      kind,
      names: [],
      by: 'no document takes a part of it',
      isKnown: isScheduled,
    })),
  ];
}

/** The names of the documents of which a text takes parts: `{ "$ref": "form-definition/signature#/pages/0" }`. */
export const referencesIn = (text: string): readonly string[] =>
  [...text.matchAll(/"\$ref"\s*:\s*"([^"#]+)#/g)].flatMap(([, name]) => name ?? []);
