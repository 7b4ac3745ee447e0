import type { FieldWidgetProps, WidgetEntry } from '../../field/FormContext.ts';
import { unmarked, useTextControl } from './useTextInput.ts';

function NumericWidget(props: FieldWidgetProps) {
  const control = useTextControl<HTMLInputElement>(props, unmarked);
  return (
    <input
      {...control}
      className="sw-input"
      type="text"
      inputMode={props.schema.type === 'number' ? 'decimal' : 'numeric'}
    />
  );
}

/**
 * Digits, such as a number, a code or a weight. It is a text input with the keyboard for digits, because `type=number`
 * drops what it cannot read, changes on scrolling and has no length.
 */
export const numericWidget: WidgetEntry = {
  name: 'numeric',
  component: NumericWidget,
  naming: 'label',
  takes: ['text', 'number'],
  uiOptions: { placeholder: 'text', autocomplete: 'text' },
};
