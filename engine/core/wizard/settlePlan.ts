import type { ContentProblem } from '../errors/ContentProblem.ts';
import { EngineError } from '../errors/EngineError.ts';
import type { FormDefinition } from '../form/FormDefinition.ts';
import type { FormConfiguration } from './FormConfiguration.ts';
import type { KnownNames } from './KnownNames.ts';
import type { WizardPlan } from './WizardPlan.ts';

/** The copies of one document, the newest first, the safest last. */
export interface Copies<T> {
  readonly name: string;
  readonly copies: readonly T[];
}

export type SettledPlan =
  | { readonly ok: true; readonly plan: WizardPlan; readonly problems: readonly ContentProblem[] }
  | {
      readonly ok: false;
      /** Documents of which an older copy would be needed. */
      readonly wanted: readonly string[];
      readonly problems: readonly ContentProblem[];
    };

/**
 * The plan of the newest copies that fit together: a broken document is replaced by its next copy; when it has
 * none left, all documents by their last copies, which were shipped together.
 */
export function settlePlan(
  _configuration: Copies<FormConfiguration>,
  _definitions: readonly Copies<FormDefinition>[],
  _known: KnownNames,
): SettledPlan {
  throw new EngineError('not ready');
}
