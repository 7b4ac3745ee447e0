import type { ContentProblem } from '#engine';
import type { EligibilityQuestions } from '../../../schemas/generated/content/forms/eligibility-questions.js';
import type { FormConfiguration } from '../../../schemas/generated/content/forms/form-config.js';
import type { FormDefinition } from '../../../schemas/generated/content/forms/form-definition.js';
import type { PrescreenData } from '../../../schemas/generated/content/forms/prescreen-data.js';
import type { SchedulerConfig } from '../../../schemas/generated/content/settings/scheduler-config-2022.js';

/** A document that stands by itself, with its parts from other documents put in. */
export interface Checked<T> {
  readonly name: string;
  /** Empty where there is one of the kind only. */
  readonly id: string;
  readonly document: T;
}

/** The documents that can be compiled, and every problem of any document by itself. */
export interface CheckedDocuments {
  readonly configurations: readonly Checked<FormConfiguration>[];
  readonly definitions: readonly Checked<FormDefinition>[];
  /** Forms once more, with the documents that a step names for them. */
  readonly variants: readonly Checked<FormDefinition>[];
  readonly prescreens: readonly Checked<PrescreenData>[];
  readonly questionnaires: readonly Checked<EligibilityQuestions>[];
  readonly schedulers: readonly Checked<SchedulerConfig>[];
  readonly problems: readonly ContentProblem[];
  /** Names of the documents that do not pass by themselves. */
  readonly broken: ReadonlySet<string>;
}
