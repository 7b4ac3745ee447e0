import type { FieldWidgetProps } from '../form/FormContext.ts';
import { trimmed, untouched } from './settleText.ts';
import { useControlProps } from './useControlProps.ts';
import { useTextInput } from './useTextInput.ts';
import type { WidgetEntry } from './WidgetEntry.ts';

function TextareaWidget(props: FieldWidgetProps) {
  const text = useTextInput<HTMLTextAreaElement>(props, props.options.trim === false ? untouched : trimmed);
  const control = useControlProps(props);
  return (
    <textarea
      {...control}
      {...text}
      className="sw-input sw-input--long"
      rows={props.options.rows ?? 4}
      readOnly={props.readonly}
      placeholder={props.placeholder || undefined}
    />
  );
}

/** Several lines of text; `ui:rows` says how many are seen at once (4). */
export const textareaWidget: WidgetEntry = { name: 'textarea', component: TextareaWidget, naming: 'label' };
