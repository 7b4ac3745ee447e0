import { isEntryList } from '../../core/json/isEntryList.ts';
import { isObject } from '../../core/json/Json.ts';
import type { JsonSchema } from '../../core/json/JsonSchema.ts';
import { getUiOptions, type UiSchema } from '../rjsf/rjsf.ts';
import type { WidgetEntry } from './FormContext.ts';

/**
 * The ui options of an object and its fields, with a widget named for every field, so that the frame around a field and the
 * field itself never disagree on it. A list is asked with checkboxes also where the document says `select`.
 */
export function normalizeUiSchema(schema: JsonSchema, uiSchema: unknown, entries: readonly WidgetEntry[]): UiSchema {
  const given: UiSchema = isObject(uiSchema) ? { ...uiSchema } : {};
  for (const [name, field] of Object.entries(schema.properties ?? {}))
    given[name] = normalizeProperty(field, given[name], entries);
  return given;
}

/** What is not one question, a section or a list of cards, has no widget itself. */
function normalizeProperty(schema: JsonSchema, uiSchema: unknown, entries: readonly WidgetEntry[]): UiSchema {
  if (schema.type === 'object') return normalizeUiSchema(schema, uiSchema, entries);
  if (!isEntryList(schema)) return normalizeField(schema, uiSchema, entries);
  const given: UiSchema = isObject(uiSchema) ? { ...uiSchema } : {};
  return { ...given, items: normalizeUiSchema(schema.items, given.items, entries) };
}

function normalizeField(schema: JsonSchema, uiSchema: unknown, entries: readonly WidgetEntry[]): UiSchema {
  const given: UiSchema = isObject(uiSchema) ? { ...uiSchema } : {};
  const { widget } = getUiOptions(given);
  const named = typeof widget === 'string' && !(widget === 'select' && schema.type === 'array');
  const asked =
    schema.type === 'string' && given['ui:choices'] !== undefined ? 'select' : defaultWidgetName(schema, entries);
  return { ...given, 'ui:widget': named ? widget : asked };
}

/** The widget for an answer of this kind where the document names none: by choices, then by format, then by type. */
function defaultWidgetName(schema: JsonSchema, entries: readonly WidgetEntry[]): string {
  if (schema.type === 'boolean') return 'checkbox';
  if (schema.type === 'array') return 'checkboxes';
  if (schema.enum ?? schema.oneOf) return 'select';
  if (schema.type === 'number' || schema.type === 'integer') return 'numeric';
  return entries.some(({ name }) => name === schema.format) ? String(schema.format) : 'text';
}
