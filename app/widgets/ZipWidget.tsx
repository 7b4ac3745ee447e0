import type { FormEvent } from 'react';
import { type FieldWidgetProps, type TextFormat, useTextControl, type WidgetEntry, withoutMarks } from '#engine/react';

/**
 * A ZIP code as it is shown and kept: '45202' or '45202-1234'. Any other text stays as typed, without the spaces around
 * it.
 */
export function normalizeZip(typed: string): string {
  const text = withoutMarks(typed).trim();
  const [, zip, more] = /^(\d{5})[ -]?(\d{4})$/.exec(text) ?? [];
  return zip && more ? `${zip}-${more}` : text;
}

/** How nine digits are written, whatever separates them. */
const zipFormats: readonly TextFormat[] = [
  { typed: '^[0-9]{5}[ -]?[0-9]{4}$', written: '^[0-9]{5}-[0-9]{4}$', example: '45202-1234' },
];

function ZipWidget(props: FieldWidgetProps) {
  const control = useTextControl<HTMLInputElement>(props, normalizeZip);
  const onInput = ({ currentTarget }: FormEvent<HTMLInputElement>): void => {
    control.onInput();
    // Five digits are an answer before the field is left, so that what they tell is there when Continue is pressed.
    if (/^\d{5}$/.test(currentTarget.value)) props.form.pending.commitNow(props.id);
  };
  // On some phones the keyboard for digits has no hyphen, so nine digits get theirs when the field is left.
  return <input {...control} onInput={onInput} className="sw-input" type="text" inputMode="numeric" />;
}

/** A ZIP code of the United States: five digits, or nine, with or without the hyphen. */
export const zipWidget: WidgetEntry = {
  name: 'zip',
  component: ZipWidget,
  naming: 'label',
  takes: ['text'],
  uiOptions: { placeholder: 'text', autocomplete: 'text' },
  writes: zipFormats,
};
