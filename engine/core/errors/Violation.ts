import type { Json } from '../json/Json.ts';

/** How a field is asked, which decides the catalogue's words for it. */
export type FieldKind = 'text' | 'number' | 'date' | 'select' | 'checkbox' | 'list' | 'group';

/** One way in which an answer is wrong. It carries no words: they are looked up late, by `resolveMessage`. */
export interface Violation {
  /** JSON Pointer to the answer inside the page's answers; for `required` it names the missing field itself. */
  readonly path: string;
  /** The JSON Schema keyword, or the `message` name of the check that failed. */
  readonly keyword: string;
  /** What the words may mention: `limit`, `label`, the step's settings for a check. */
  readonly params: Readonly<Record<string, Json>>;
  readonly kind: FieldKind;
}
