import { isEntryList } from '../../core/json/isEntryList.ts';
import { isObject } from '../../core/json/Json.ts';
import type { JsonSchema } from '../../core/json/JsonSchema.ts';
import { getUiOptions, type UiSchema } from '../rjsf/rjsf.ts';
import type { WidgetEntry } from './FormContext.ts';

/**
 * Copies the uiSchema of an object and names a widget for every field, so that a field and the frame around it always
 * use the same widget. For a list, `checkboxes` replaces `select`. `PageForm` does this itself; it is exported for tools
 * that must know which widget asks a question.
 *
 * @param entries the widgets that documents may name
 */
export function normalizeUiSchema(schema: JsonSchema, uiSchema: unknown, entries: readonly WidgetEntry[]): UiSchema {
  const given: UiSchema = isObject(uiSchema) ? { ...uiSchema } : {};
  for (const [name, field] of Object.entries(schema.properties ?? {}))
    given[name] = normalizeProperty(field, given[name], entries);
  return given;
}

/** A section or a list of cards has no widget itself; the fields inside it have. */
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

/** The name of the widget for an answer when the document names none: by its type and choices, then by its format. */
function defaultWidgetName(schema: JsonSchema, entries: readonly WidgetEntry[]): string {
  if (schema.type === 'boolean') return 'checkbox';
  if (schema.type === 'array') return 'checkboxes';
  if (schema.enum ?? schema.oneOf) return 'select';
  if (schema.type === 'number' || schema.type === 'integer') return 'numeric';
  return entries.some(({ name }) => name === schema.format) ? String(schema.format) : 'text';
}
