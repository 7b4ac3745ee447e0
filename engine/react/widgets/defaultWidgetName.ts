import type { JsonSchema } from '../../core/json/JsonSchema.ts';
import type { WidgetEntry } from './WidgetEntry.ts';

/** The widget for an answer of this kind where the document names none: by choices, then by format, then by type. */
export function defaultWidgetName(schema: JsonSchema, entries: readonly WidgetEntry[]): string {
  if (schema.type === 'boolean') return 'checkbox';
  if (schema.type === 'array') return 'checkboxes';
  if (schema.enum ?? schema.oneOf) return 'select';
  if (schema.type === 'number' || schema.type === 'integer') return 'numeric';
  return entries.some(({ name }) => name === schema.format) ? String(schema.format) : 'text';
}
