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
  // On some phones the keyboard for digits has no hyphen, so nine digits get theirs when the field is left.
  return <input {...control} className="sw-input" type="text" inputMode="numeric" />;
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
