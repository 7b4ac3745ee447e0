import { getUiOptions, type UiSchema } from '@rjsf/utils';
import { isObject } from '../../core/json/Json.ts';
import type { JsonSchema } from '../../core/json/JsonSchema.ts';
import { defaultWidgetName } from '../widgets/defaultWidgetName.ts';
import type { WidgetEntry } from '../widgets/WidgetEntry.ts';

/**
 * The look of an object and its fields, with a widget named for every field, so that the frame around a field and the
 * field itself never disagree on it. A list is asked with checkboxes also where the document says `select`.
 */
export function settleUiSchema(schema: JsonSchema, look: unknown, entries: readonly WidgetEntry[]): UiSchema {
  const given: UiSchema = isObject(look) ? { ...look } : {};
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    given[name] =
      field.type === 'object' ? settleUiSchema(field, given[name], entries) : settleField(field, given[name], entries);
  }
  return given;
}

function settleField(schema: JsonSchema, look: unknown, entries: readonly WidgetEntry[]): UiSchema {
  const given: UiSchema = isObject(look) ? { ...look } : {};
  const { widget } = getUiOptions(given);
  const named = typeof widget === 'string' && !(widget === 'select' && schema.type === 'array');
  return { ...given, 'ui:widget': named ? widget : defaultWidgetName(schema, entries) };
}
