import { EngineError } from '../../core/errors/EngineError.ts';
import type { WidgetEntry } from '../form/FormContext.ts';
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

/** The widget with that name. A document's names are checked when it is loaded, so an unknown name here is a bug. */
export function findWidget(entries: readonly WidgetEntry[], name: unknown): WidgetEntry {
  const entry = entries.find((candidate) => candidate.name === name);
  if (entry) return entry;
  if (entries.length === 0) throw new EngineError(`No widget '${String(name)}': no widgets were given to the form.`);
  throw new EngineError(`No widget '${String(name)}'; known are ${entries.map((each) => each.name).join(', ')}.`);
}
