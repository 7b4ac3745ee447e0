import type { WidgetEntry } from '../form/FormContext.ts';
import { checkboxesWidget } from './CheckboxesWidget.tsx';
import { checkboxWidget } from './CheckboxWidget.tsx';
import { dateWidget } from './DateWidget.tsx';
import { emailWidget } from './EmailWidget.tsx';
import { maskedWidget } from './MaskedWidget.tsx';
import { numericWidget } from './NumericWidget.tsx';
import { radioWidget } from './RadioWidget.tsx';
import { selectWidget } from './SelectWidget.tsx';
import { textareaWidget } from './TextareaWidget.tsx';
import { textWidget } from './TextWidget.tsx';
import { toggleWidget } from './ToggleWidget.tsx';

/** The widgets that the engine brings. An app adds its own behind them. */
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
