import type { FieldWidgetProps, WidgetEntry } from '../../form/FormContext.ts';
import { useTextControl } from './useTextControl.ts';
import { unmarked } from './useTextInput.ts';

function EmailWidget(props: FieldWidgetProps) {
  const control = useTextControl<HTMLInputElement>(props, unmarked);
  return <input {...control} className="sw-input" type="email" inputMode="email" />;
}

/** An e-mail address: the keyboard for one, no capitals, no spelling marks. The document's schema says what is valid. */
export const emailWidget: WidgetEntry = {
  name: 'email',
  component: EmailWidget,
  naming: 'label',
  takes: ['text'],
  uiOptions: { placeholder: 'text', autocomplete: 'text' },
};
