import type { FieldWidgetProps, WidgetEntry } from '../../field/FormContext.ts';
import { trimmed, untouched, useTextControl } from './useTextInput.ts';

function TextareaWidget(props: FieldWidgetProps) {
  const control = useTextControl<HTMLTextAreaElement>(props, props.options.trim === false ? untouched : trimmed);
  const { rows } = props.options;
  return <textarea {...control} className="sw-input sw-input--long" rows={typeof rows === 'number' ? rows : 4} />;
}

/** Several lines of text; `ui:rows` is how many are visible at once (by default 4); on a phone it begins with two, and grows. */
export const textareaWidget: WidgetEntry = {
  name: 'textarea',
  component: TextareaWidget,
  naming: 'label',
  takes: ['text'],
  uiOptions: { placeholder: 'text', autocomplete: 'text', trim: 'flag', rows: 'positiveInteger' },
  multiline: true,
};
