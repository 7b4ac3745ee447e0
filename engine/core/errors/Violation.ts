import type { Json } from '../json/Json.ts';

/** How a field is asked. The message catalogue may have a message of its own for each kind. */
export type FieldKind = 'text' | 'number' | 'date' | 'select' | 'checkbox' | 'list' | 'group';

/** An answer breaks a rule. A violation has no message: `resolveMessage` finds it when the violation is shown. */
export interface Violation {
  /** JSON Pointer to the answer inside the page's answers; for `required`, to the missing answer itself. */
  readonly path: string;
  /** The JSON Schema keyword, or the `message` name of the check that failed. */
  readonly keyword: string;
  /** Values that the message may mention: the keyword's `limit`, the field's `label`, the step's settings. */
  readonly params: Readonly<Record<string, Json>>;
  readonly kind: FieldKind;
}
