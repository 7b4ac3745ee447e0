import type { ValueType } from '../../rules/ValueType.ts';
import type { KnownWidget } from '../KnownWidget.ts';

/** What the compiler needs to know besides the form itself. */
export interface FormEnvironment {
  /** Types of the answers of earlier steps, by step id. */
  readonly steps: Readonly<Record<string, ValueType>>;
  readonly context: ValueType;
  readonly widgets: readonly KnownWidget[];
  readonly encoders: readonly string[];
  /** By verifier, its names for the answers that it takes. */
  readonly verifiers: Readonly<Record<string, readonly string[]>>;
  /** Keys of the message catalogue. */
  readonly messages: readonly string[];
  /** Lists of the request that take the answer to any question, as JSON Pointers. */
  readonly labeledLists?: readonly string[];
}
