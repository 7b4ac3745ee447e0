import type { ValueType } from '../../rules/ValueType.ts';

/** What surrounds a form while it is compiled. */
export interface FormEnvironment {
  /** Types of the answers of earlier steps, by step id. */
  readonly steps: Readonly<Record<string, ValueType>>;
  readonly context: ValueType;
  readonly widgets: readonly string[];
  readonly encoders: readonly string[];
  /** Per verifier, the names that it has for the answers that it takes. */
  readonly verifiers: Readonly<Record<string, readonly string[]>>;
  /** Keys of the message catalogue. */
  readonly messages: readonly string[];
}
