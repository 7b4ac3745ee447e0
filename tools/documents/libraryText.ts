/** Patterns of the validator's and the form library's own messages, and of values that were never meant to be shown. */
const shapes: readonly RegExp[] = [
  /\bInstance (type|does|has|matched)\b/,
  /\b(Property|Property name) "[^"]*" (does not|matches)/,
  /\bItems did not match\b/,
  /\bA subschema had errors\b/,
  /\bFalse boolean schema\b/,
  /\bis (greater|less) than (or equal to )?\s?-?\d/,
  /\bis not a multiple of\b/,
  /\bArray (has|is empty|does not|may|must)\b/,
  /\bDuplicate items at indexes\b/,
  /\bString (is too|does not match)\b/,
  /\bmust (NOT |be (string|number|integer|boolean|array|object|null|equal)\b|match (pattern|format|exactly|"))/,
  /\bUnsupported field\b|\bUnknown field type\b|\bNo widget\b|\bInvalid (regular|schema)\b/,
  /\[object \w+\]|\bundefined\b|\bNaN\b|\bTypeError\b|\bat \w+ \(/,
];

/** Finds a text of a library or of the runtime that a guest would read; undefined when there is none. */
export const libraryTextIn = (shown: string): string | undefined =>
  shapes.map((shape) => shape.exec(shown)?.[0]).find((found) => found !== undefined);
