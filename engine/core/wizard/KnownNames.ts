import type { KnownWidget } from '../form/KnownWidget.ts';

/** The closed lists that the app supplies and documents may name. A list that is not given is empty. */
export interface KnownNames {
  /** JSON Schema of the context, an object schema in the same subset as a page's. */
  readonly context: Readonly<Record<string, unknown>>;
  /** The widgets of the app, as it has them. */
  readonly widgets: readonly KnownWidget[];
  readonly encoders: readonly string[];
  /** Per verifier, the names that it has for the answers that it takes. */
  readonly verifiers: Readonly<Record<string, readonly string[]>>;
  /** Keys of the message catalogue. */
  readonly messages: readonly string[];
}
