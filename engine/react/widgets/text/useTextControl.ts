import type { FieldWidgetProps } from '../../form/FormContext.ts';
import { controlProps } from '../controlProps.ts';
import { useTextInput } from './useTextInput.ts';

/**
 * The attributes of a text control. It never cuts text short: a text that is too long is an error, which the guest can
 * see and correct.
 *
 * @param normalize makes the answer from the text when the control is left
 */
export function useTextControl<Control extends HTMLInputElement | HTMLTextAreaElement>(
  props: FieldWidgetProps,
  normalize: (text: string) => string,
) {
  const control = controlProps(props);
  const text = useTextInput<Control>(props, normalize);
  return { ...control, ...text, readOnly: props.readonly, placeholder: props.placeholder || undefined };
}
