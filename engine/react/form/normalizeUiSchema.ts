import { widgetName } from '../../core/form/widgetName.ts';
import { isEntryList } from '../../core/json/isEntryList.ts';
import { isObject } from '../../core/json/Json.ts';
import type { JsonSchema } from '../../core/json/JsonSchema.ts';
import { getUiOptions, type UiSchema } from '../rjsf/rjsf.ts';
import type { WidgetEntry } from './FormContext.ts';

/**
 * Copies the uiSchema of an object and names a widget for every field, so that a field and the frame around it always
 * use the same widget. For a list, `checkboxes` replaces `select`. `PageForm` does this itself; it is exported for
 * tools that must know which widget asks a question.
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
  return { ...given, 'ui:widget': widgetName(getUiOptions(given).widget, schema, given, entries) };
}
