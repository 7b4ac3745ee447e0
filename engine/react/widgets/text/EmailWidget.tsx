import type { FieldWidgetProps, WidgetEntry } from '../../field/FormContext.ts';
import { unmarked, useTextControl } from './useTextInput.ts';

function EmailWidget(props: FieldWidgetProps) {
  const control = useTextControl<HTMLInputElement>(props, unmarked);
  return <input {...control} className="sw-input" type="email" inputMode="email" />;
}

/**
 * An email address. For its type, browsers show a keyboard with @, and neither capitalize nor check the spelling. The
 * document's schema defines what is valid.
 */
export const emailWidget: WidgetEntry = {
  name: 'email',
  component: EmailWidget,
  naming: 'label',
  takes: ['text'],
  uiOptions: { placeholder: 'text', autocomplete: 'text' },
};
