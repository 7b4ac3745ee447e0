import { type ContentLoader, createContentLoader, type DocumentEntry, type PickDocument } from '#engine';
import type { EligibilityQuestions } from '../../../schemas/generated/content/forms/eligibility-questions.js';
import type { FormConfiguration, StepDefinition } from '../../../schemas/generated/content/forms/form-config.js';
import type { FormDefinition } from '../../../schemas/generated/content/forms/form-definition.js';
import type { PrescreenData } from '../../../schemas/generated/content/forms/prescreen-data.js';
import { nextTask } from '../../chunks/nextTask.ts';
import { findDocument } from '../catalogue.ts';
import { contentSources } from '../contentSources.ts';
import { type DocumentIds, documentEntry } from '../DocumentKind.ts';
import { eligibilityQuestions } from '../generated/forms/eligibilityQuestions.ts';
import { formConfiguration } from '../generated/forms/formConfiguration.ts';
import { formDefinition } from '../generated/forms/formDefinition.ts';
import { prescreenData } from '../generated/forms/prescreenData.ts';
import { ampConfig } from '../generated/settings/ampConfig.ts';
import { appSettings } from '../generated/settings/appSettings.ts';
import type { ContentServices } from '../openContent.ts';
import { type FormWithConsents, withConsents } from './consents.ts';

/** The documents of the intake and of the prescreen, and those that they transclude. */
export interface Forms {
  readonly loader: ContentLoader;
  readonly configuration: (group: string) => DocumentEntry<FormConfiguration>;
  /** The form of a step, which transcludes the documents that the step names. */
  readonly definition: (step: StepForm) => DocumentEntry<FormDefinition, FormWithConsents<FormDefinition>>;
  readonly prescreen: (type: string) => DocumentEntry<PrescreenData>;
  readonly questionnaire: (id: string) => DocumentEntry<EligibilityQuestions>;
  /** The documents that stand for the consents of this banner; none where no copy says so. */
  readonly bannerIds: (pick: PickDocument) => StepForm['documentIds'];
  /** Whether bookings carry the versions of their consents; false where no copy says so. */
  readonly sendsConsentVersions: (pick: PickDocument) => boolean;
}

/** Uses a loader of its own, because transclusion needs every kind of document, which no other page should load. */
export function openForms({ deployment, fetch, details }: ContentServices): Forms {
  const find = (name: string, ids: DocumentIds = {}): DocumentEntry<unknown> | undefined => {
    const found = findDocument(name, ids);
    return found && documentEntry(found.kind, deployment, found.id);
  };
  return {
    loader: createContentLoader({
      sources: contentSources(deployment, fetch),
      pause: nextTask,
      find: (name) => find(name),
      ...(details && { details }),
    }),
    configuration: (group) => documentEntry(formConfiguration, deployment, group),
    prescreen: (type) => documentEntry(prescreenData, deployment, type),
    questionnaire: (id) => documentEntry(eligibilityQuestions, deployment, id),
    bannerIds: (pick) => {
      const { banners = {} } = pick(documentEntry(ampConfig, deployment))?.document ?? {};
      return Object.hasOwn(banners, deployment.bannerName) ? banners[deployment.bannerName] : undefined;
    },
    sendsConsentVersions: (pick) =>
      pick(documentEntry(appSettings, deployment))?.document.sendsConsentVersions ?? false,
    definition: (step) =>
      withConsents(stepFormEntry(step, documentEntry(formDefinition, deployment, step.form), find), step.documentIds),
  };
}

/** The form that a step asks, and the ids of the documents that the form transcludes. */
export type StepForm = Pick<StepDefinition, 'form' | 'documentIds'>;

/**
 * The name of a form together with the documents that a step names for it: `vaccineConsent`, or
 * `vaccineConsent with vaccine-consent/walk-in`.
 */
export function formatVariantName({ form, documentIds = {} }: StepForm): string {
  const names = Object.entries(documentIds).map(([kind, id]) => `${kind}/${id}`);
  return names.length === 0 ? form : `${form} with ${names.sort().join(', ')}`;
}

/** A configuration whose steps name the documents of a banner, but where they name others themselves. */
export const ofBanner = <D extends { readonly steps: readonly StepForm[] }>(
  document: D,
  ids: StepForm['documentIds'] = {},
): D =>
  Object.keys(ids).length === 0
    ? document
    : { ...document, steps: document.steps.map((step) => ({ ...step, documentIds: { ...ids, ...step.documentIds } })) };

/** The forms of the steps, each variant once. */
export const listVariants = (steps: readonly StepForm[]): readonly StepForm[] => [
  ...new Map(steps.map((step) => [formatVariantName(step), step])).values(),
];

/** The configuration with each step naming its variant, because each variant is compiled as a form of its own. */
export const withVariants = (configuration: FormConfiguration): FormConfiguration => ({
  ...configuration,
  steps: configuration.steps.map((step) => ({ ...step, form: formatVariantName(step) })),
});

type Find = (name: string, ids: DocumentIds) => DocumentEntry<unknown> | undefined;

/** The entry of a step's form: `entry` itself, unless the step names other documents. */
export function stepFormEntry(
  step: StepForm,
  entry: DocumentEntry<FormDefinition>,
  find: Find,
): DocumentEntry<FormDefinition> {
  const { form, documentIds } = step;
  const variant = formatVariantName(step);
  if (documentIds === undefined || variant === form) return entry;
  return {
    ...entry,
    name: entry.name.replace(form, variant),
    find: (name) => find(name, { ...documentIds }),
    compile: (document) => ({ ok: true, value: { ...document, id: document.id === form ? variant : document.id } }),
  };
}
