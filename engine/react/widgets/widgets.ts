import { EngineError } from '../../core/errors/EngineError.ts';
import { widgetName } from '../../core/form/widgetName.ts';
import type { JsonSchema } from '../../core/json/JsonSchema.ts';
import type { WidgetEntry } from '../field/FormContext.ts';
import { readUiOptions } from '../field/uiSchema.ts';
import { checkboxesWidget } from './choice/CheckboxesWidget.tsx';
import { checkboxWidget } from './choice/CheckboxWidget.tsx';
import { radioWidget } from './choice/RadioWidget.tsx';
import { selectWidget } from './choice/SelectWidget.tsx';
import { toggleWidget } from './choice/ToggleWidget.tsx';
import { dateWidget } from './date/DateWidget.tsx';
import { emailWidget } from './text/EmailWidget.tsx';
import { maskedWidget } from './text/MaskedWidget.tsx';
import { numericWidget } from './text/NumericWidget.tsx';
import { textareaWidget } from './text/TextareaWidget.tsx';
import { textWidget } from './text/TextWidget.tsx';

/** The engine's own widgets. An app adds its own to this list. */
export const widgets: readonly WidgetEntry[] = [
  textWidget,
  textareaWidget,
  emailWidget,
  numericWidget,
  maskedWidget,
  selectWidget,
  radioWidget,
  toggleWidget,
  checkboxWidget,
  checkboxesWidget,
  dateWidget,
];

/** The name of the widget that asks for a field: the one that its `uiSchema` names, else the one for its answer. */
const wantedName = (schema: JsonSchema, uiSchema: unknown, entries: readonly WidgetEntry[]): string =>
  widgetName(readUiOptions(uiSchema).widget, schema, uiSchema, entries);

/** The widget that asks for a field; undefined when it is not among the entries. */
export function widgetFor(
  schema: JsonSchema,
  uiSchema: unknown,
  entries: readonly WidgetEntry[],
): WidgetEntry | undefined {
  const wanted = wantedName(schema, uiSchema, entries);
  return entries.find(({ name }) => name === wanted);
}

/** The same for a form. A document's names are checked when it is loaded, so an unknown name here is a bug. */
export function findWidget(schema: JsonSchema, uiSchema: unknown, entries: readonly WidgetEntry[]): WidgetEntry {
  const entry = widgetFor(schema, uiSchema, entries);
  if (entry) return entry;
  const wanted = wantedName(schema, uiSchema, entries);
  if (entries.length === 0) throw new EngineError(`No widget '${wanted}': no widgets were given to the form.`);
  throw new EngineError(`No widget '${wanted}'; known are ${entries.map(({ name }) => name).join(', ')}.`);
}
