import type { AnySchemaObject } from 'ajv';

/**
 * The schema of a request with the formats of its texts: `lines` where the guest may write several lines, which the
 * keyword `multiline` says, and `line` for all others. Texts with a format or choices of their own need none.
 */
export const withTextFormats = (schema: AnySchemaObject): AnySchemaObject =>
  JSON.parse(JSON.stringify(schema), (_name, value) =>
    isFreeText(value) ? { ...value, format: value.multiline === true ? 'lines' : 'line' } : value,
  );

const isFreeText = (value: unknown): value is AnySchemaObject =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  [value.type].flat().includes('string') &&
  !['format', 'enum', 'const'].some((keyword) => keyword in value);
