import type { FieldWidgetProps } from '../form/FormContext.ts';
import { formatPhone } from './formatPhone.ts';
import { TextInput } from './TextInput.tsx';
import type { WidgetEntry } from './WidgetEntry.ts';

function PhoneWidget(props: FieldWidgetProps) {
  return <TextInput field={props} type="tel" inputMode="tel" settle={formatPhone} />;
}

/** A phone number, brought into the form (NXX) NNN-NNNN when it is left, so that typing and pasting are never fought. */
export const phoneWidget: WidgetEntry = { name: 'phone', component: PhoneWidget, naming: 'label' };
