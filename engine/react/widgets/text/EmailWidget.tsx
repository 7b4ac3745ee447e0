import type { FieldWidgetProps, WidgetEntry } from '../../form/FormContext.ts';
import { useTextControl } from './useTextControl.ts';
import { unmarked } from './useTextInput.ts';

function EmailWidget(props: FieldWidgetProps) {
  const control = useTextControl<HTMLInputElement>(props, unmarked);
  return <input {...control} className="sw-input" type="email" inputMode="email" />;
}

/** An email address: its keyboard, no capitals, no spell checking. The document's schema defines what is valid. */
export const emailWidget: WidgetEntry = {
  name: 'email',
  component: EmailWidget,
  naming: 'label',
  takes: ['text'],
  uiOptions: { placeholder: 'text', autocomplete: 'text' },
};
