import { type ContentLoader, createContentLoader, type DocumentEntry, type PickDocument } from '#engine';
import type { EligibilityQuestions } from '../../../schemas/generated/content/forms/eligibility-questions.js';
import type { FormConfiguration } from '../../../schemas/generated/content/forms/form-config.js';
import type { FormDefinition } from '../../../schemas/generated/content/forms/form-definition.js';
import type { PrescreenData } from '../../../schemas/generated/content/forms/prescreen-data.js';
import { findDocument } from '../catalogue.ts';
import { contentSources } from '../contentSources.ts';
import { type DocumentIds, documentEntry } from '../DocumentKind.ts';
import { eligibilityQuestions } from '../generated/forms/eligibilityQuestions.ts';
import { formConfiguration } from '../generated/forms/formConfiguration.ts';
import { formDefinition } from '../generated/forms/formDefinition.ts';
import { prescreenData } from '../generated/forms/prescreenData.ts';
import { ampConfig } from '../generated/settings/ampConfig.ts';
import type { ContentServices } from '../openContent.ts';
import { type StepForm, stepFormEntry } from './stepForm.ts';

/** The documents of the intake and of the prescreen, and those that they transclude. */
export interface Forms {
  readonly loader: ContentLoader;
  readonly configuration: (group: string) => DocumentEntry<FormConfiguration>;
  /** The form of a step, which transcludes the documents that the step names. */
  readonly definition: (step: StepForm) => DocumentEntry<FormDefinition>;
  readonly prescreen: (type: string) => DocumentEntry<PrescreenData>;
  readonly questionnaire: (id: string) => DocumentEntry<EligibilityQuestions>;
  /** The documents that stand for the consents of this banner; none where no copy says so. */
  readonly bannerIds: (pick: PickDocument) => StepForm['documentIds'];
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
    definition: (step) => stepFormEntry(step, documentEntry(formDefinition, deployment, step.form), find),
  };
}
