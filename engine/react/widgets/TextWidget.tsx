import type { FieldWidgetProps } from '../form/FormContext.ts';
import { trimmed, untouched } from './settleText.ts';
import { TextInput } from './TextInput.tsx';
import type { WidgetEntry } from './WidgetEntry.ts';

function TextWidget(props: FieldWidgetProps) {
  return <TextInput field={props} type="text" settle={props.options.trim === false ? untouched : trimmed} />;
}

/** One line of text, trimmed when it is left unless the document says `ui:trim: false`. */
export const textWidget: WidgetEntry = { name: 'text', component: TextWidget, naming: 'label' };
