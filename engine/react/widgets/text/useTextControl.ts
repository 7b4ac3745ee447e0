import type { FieldWidgetProps } from '../../form/FormContext.ts';
import { controlProps } from '../controlProps.ts';
import { useTextInput } from './useTextInput.ts';

/**
 * The attributes of a text control. It never cuts text short: too long an answer is an error the guest can see and mend.
 *
 * @param normalize what becomes of the text when the control is left
 */
export function useTextControl<Control extends HTMLInputElement | HTMLTextAreaElement>(
  props: FieldWidgetProps,
  normalize: (text: string) => string,
) {
  const control = controlProps(props);
  const text = useTextInput<Control>(props, normalize);
  return { ...control, ...text, readOnly: props.readonly, placeholder: props.placeholder || undefined };
}
