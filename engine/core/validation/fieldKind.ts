import type { FieldKind } from '../errors/Violation.ts';
import type { JsonSchema } from '../json/JsonSchema.ts';

/** How the field is asked. With a single allowed value (`const`) it is a box to tick; other choices are a select. */
export function fieldKind(schema: JsonSchema): FieldKind {
  if (schema.const !== undefined) return 'checkbox';
  if (schema.enum !== undefined || schema.oneOf !== undefined || schema.type === 'boolean') return 'select';
  if (schema.type === 'array') return 'list';
  if (schema.type === 'object') return 'group';
  if (schema.type === 'number' || schema.type === 'integer') return 'number';
  return schema.format === 'date' ? 'date' : 'text';
}
