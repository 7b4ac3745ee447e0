import { type FieldWidgetProps, type TextFormat, useTextControl, type WidgetEntry, withoutMarks } from '#engine/react';

/**
 * A phone number of the North American plan as it is shown and kept: '(513) 555-0142'. Anything else, such as a number
 * whose area code begins with 0 or 1, stays as typed, without the spaces around it.
 */
export function normalizePhone(typed: string): string {
  const text = withoutMarks(typed);
  const digits = text.replace(/\D/g, '');
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  if (!/^[2-9]\d{9}$/.test(national) || /[^\d\s().+-]/.test(text)) return text.trim();
  return `(${national.slice(0, 3)}) ${national.slice(3, 6)}-${national.slice(6)}`;
}

/** How ten digits are written, whatever separates them. */
const phoneFormats: readonly TextFormat[] = [
  {
    typed: '^(?:\\+?1[ .-]?)?\\(?[2-9][0-9]{2}\\)?[ .-]?[0-9]{3}[ .-]?[0-9]{4}$',
    written: '^\\([2-9][0-9]{2}\\) [0-9]{3}-[0-9]{4}$',
    example: '(513) 555-0142',
  },
];

function PhoneWidget(props: FieldWidgetProps) {
  const control = useTextControl<HTMLInputElement>(props, normalizePhone);
  return <input {...control} className="sw-input" type="tel" inputMode="tel" />;
}

/**
 * A phone number. It gets the form (NXX) NNN-NNNN when the field is left, so that typing and pasting are not disturbed.
 */
export const phoneWidget: WidgetEntry = {
  name: 'phone',
  component: PhoneWidget,
  naming: 'label',
  takes: ['text'],
  uiOptions: { placeholder: 'text', autocomplete: 'text' },
  writes: phoneFormats,
};
