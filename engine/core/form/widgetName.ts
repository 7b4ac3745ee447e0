import { isObject } from '../json/Json.ts';
import type { JsonSchema } from '../json/JsonSchema.ts';
import type { KnownWidget } from './KnownWidget.ts';
import { takesContextChoices } from './offerChoices.ts';

/**
 * The name of the widget that asks for an answer: the one that the document names, else the one for its type, choices
 * and format. For a list, `checkboxes` replaces `select`.
 *
 * @param named what the `uiSchema` names as its widget
 */
export function widgetName(
  named: unknown,
  schema: JsonSchema,
  uiSchema: unknown,
  widgets: readonly KnownWidget[],
): string {
  if (typeof named === 'string' && !(named === 'select' && schema.type === 'array')) return named;
  if (schema.type === 'string' && takesContextChoices(uiSchema)) return 'select';
  return defaultName(schema, widgets);
}

function defaultName(schema: JsonSchema, widgets: readonly KnownWidget[]): string {
  if (schema.type === 'boolean') return 'checkbox';
  if (schema.type === 'array') return 'checkboxes';
  if (schema.enum ?? schema.oneOf) return 'select';
  if (schema.type === 'number' || schema.type === 'integer') return 'numeric';
  return widgets.some(({ name }) => name === schema.format) ? String(schema.format) : 'text';
}

/** The widget that a `uiSchema` names in `ui:widget`, then the one in `ui:options`; undefined for either if absent. */
export function listWidgetNames(uiSchema: Readonly<Record<string, unknown>>): readonly unknown[] {
  const options = uiSchema['ui:options'];
  return [uiSchema['ui:widget'], isObject(options) ? options.widget : undefined];
}
