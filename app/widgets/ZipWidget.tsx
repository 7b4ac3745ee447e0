import { type FieldWidgetProps, useTextControl, type WidgetEntry } from '#engine/react';
import { normalizeZip, zipFormats } from './normalizeZip.ts';

function ZipWidget(props: FieldWidgetProps) {
  const control = useTextControl<HTMLInputElement>(props, normalizeZip);
  // The keyboard for digits has no hyphen on some phones: nine digits get theirs when the field is left.
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
