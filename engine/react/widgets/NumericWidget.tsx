import type { FieldWidgetProps } from '../form/FormContext.ts';
import { trimmed } from './settleText.ts';
import { TextInput } from './TextInput.tsx';
import type { WidgetEntry } from './WidgetEntry.ts';

function NumericWidget(props: FieldWidgetProps) {
  const inputMode = props.schema.type === 'number' ? 'decimal' : 'numeric';
  return <TextInput field={props} type="text" inputMode={inputMode} settle={trimmed} />;
}

/**
 * Digits: a number, a ZIP code, a weight. A text input with the keyboard for digits, because `type=number` drops what
 * it cannot read, changes on scrolling and has no length.
 */
export const numericWidget: WidgetEntry = { name: 'numeric', component: NumericWidget, naming: 'label' };
