import type { FieldWidgetProps } from '../form/FormContext.ts';
import { trimmed } from './settleText.ts';
import { TextInput } from './TextInput.tsx';
import type { WidgetEntry } from './WidgetEntry.ts';

function EmailWidget(props: FieldWidgetProps) {
  return <TextInput field={props} type="email" inputMode="email" settle={trimmed} />;
}

/** An e-mail address: the keyboard for one, no capitals, no spelling marks. The document's schema says what is valid. */
export const emailWidget: WidgetEntry = { name: 'email', component: EmailWidget, naming: 'label' };
