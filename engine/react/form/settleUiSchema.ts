import { isEntryList } from '../../core/json/isEntryList.ts';
import { isObject } from '../../core/json/Json.ts';
import type { JsonSchema } from '../../core/json/JsonSchema.ts';
import { getUiOptions, type UiSchema } from '../rjsf/rjsf.ts';
import type { WidgetEntry } from './FormContext.ts';

/**
 * The look of an object and its fields, with a widget named for every field, so that the frame around a field and the
 * field itself never disagree on it. A list is asked with checkboxes also where the document says `select`.
 */
export function settleUiSchema(schema: JsonSchema, look: unknown, entries: readonly WidgetEntry[]): UiSchema {
  const given: UiSchema = isObject(look) ? { ...look } : {};
  for (const [name, field] of Object.entries(schema.properties ?? {}))
    given[name] = settleMember(field, given[name], entries);
  return given;
}

/** What is not one question, a section or a list of cards, has no widget itself. */
function settleMember(schema: JsonSchema, look: unknown, entries: readonly WidgetEntry[]): UiSchema {
  if (schema.type === 'object') return settleUiSchema(schema, look, entries);
  if (!isEntryList(schema)) return settleField(schema, look, entries);
  const given: UiSchema = isObject(look) ? { ...look } : {};
  return { ...given, items: settleUiSchema(schema.items, given.items, entries) };
}

function settleField(schema: JsonSchema, look: unknown, entries: readonly WidgetEntry[]): UiSchema {
  const given: UiSchema = isObject(look) ? { ...look } : {};
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
