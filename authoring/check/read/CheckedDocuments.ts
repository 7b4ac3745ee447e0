import type { ContentProblem } from '#engine';
import type { EligibilityQuestions } from '../../../schemas/generated/content/forms/eligibility-questions.js';
import type { FormConfiguration } from '../../../schemas/generated/content/forms/form-config.js';
import type { FormDefinition } from '../../../schemas/generated/content/forms/form-definition.js';
import type { PrescreenData } from '../../../schemas/generated/content/forms/prescreen-data.js';
import type { AmpConfig } from '../../../schemas/generated/content/settings/amp-config.js';
import type { ExpectedGuests } from '../../../schemas/generated/content/settings/expected-guests.js';
import type { FlowRequirements } from '../../../schemas/generated/content/settings/flow-requirements.js';
import type { SchedulerConfig } from '../../../schemas/generated/content/settings/scheduler-config-2022.js';

/** A valid document, with its transclusions put in. */
export interface Checked<T> {
  readonly name: string;
  /** Empty when the kind has only one document. */
  readonly id: string;
  readonly document: T;
}

/** The documents that can be compiled, and the problems that each document has by itself. */
export interface CheckedDocuments {
  readonly configurations: readonly Checked<FormConfiguration>[];
  readonly definitions: readonly Checked<FormDefinition>[];
  /** The forms again, read with the documents that a step or a banner names for them. */
  readonly variants: readonly Checked<FormDefinition>[];
  readonly prescreens: readonly Checked<PrescreenData>[];
  readonly questionnaires: readonly Checked<EligibilityQuestions>[];
  readonly schedulers: readonly Checked<SchedulerConfig>[];
  readonly requirements: readonly Checked<FlowRequirements>[];
  readonly expected: readonly Checked<ExpectedGuests>[];
  readonly ampConfigs: readonly Checked<AmpConfig>[];
  readonly problems: readonly ContentProblem[];
  /** Names of the documents that have problems of their own. */
  readonly broken: ReadonlySet<string>;
}
