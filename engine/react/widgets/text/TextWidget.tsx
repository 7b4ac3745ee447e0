import type { FieldWidgetProps, WidgetEntry } from '../../field/FormContext.ts';
import { trimmed, untouched, useTextControl } from './useTextInput.ts';

function TextWidget(props: FieldWidgetProps) {
  const control = useTextControl<HTMLInputElement>(props, props.options.trim === false ? untouched : trimmed);
  return <input {...control} className="sw-input" type="text" />;
}

/** One line of text, trimmed when the control is left, unless `ui:trim` is false. */
export const textWidget: WidgetEntry = {
  name: 'text',
  component: TextWidget,
  naming: 'label',
  takes: ['text', 'number', 'date'],
  uiOptions: { placeholder: 'text', autocomplete: 'text', trim: 'flag' },
};
