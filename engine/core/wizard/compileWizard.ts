import { EngineError } from '../errors/EngineError.ts';
import type { Result } from '../errors/Result.ts';
import type { FormDefinition } from '../form/FormDefinition.ts';
import type { FormConfiguration } from './FormConfiguration.ts';
import type { KnownNames } from './KnownNames.ts';
import type { WizardPlan } from './WizardPlan.ts';

/** A document with the name that its problems are reported under. */
export interface Named<T> {
  readonly name: string;
  readonly document: T;
}

/**
 * Compiles a configuration with the definitions that it names.
 * A problem's `document` is the name of the document to mend, so that the caller can put its good copy in.
 */
export function compileWizard(
  _configuration: Named<FormConfiguration>,
  _definitions: readonly Named<FormDefinition>[],
  _known: KnownNames,
): Result<WizardPlan> {
  throw new EngineError('not ready');
}
