import { type FieldWidgetProps, useTextControl, type WidgetEntry } from '#engine/react';
import { normalizePhone, phoneFormats } from './normalizePhone.ts';

function PhoneWidget(props: FieldWidgetProps) {
  const control = useTextControl<HTMLInputElement>(props, normalizePhone);
  return <input {...control} className="sw-input" type="tel" inputMode="tel" />;
}

/** A phone number, brought into the form (NXX) NNN-NNNN when it is left, so that typing and pasting are never fought. */
export const phoneWidget: WidgetEntry = {
  name: 'phone',
  component: PhoneWidget,
  naming: 'label',
  takes: ['text'],
  uiOptions: { placeholder: 'text', autocomplete: 'text' },
  writes: phoneFormats,
};
