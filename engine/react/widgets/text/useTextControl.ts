import type { FieldWidgetProps } from '../../form/FormContext.ts';
import { type ControlProps, controlProps, readPlaceholder } from '../controlProps.ts';
import { type TextControl, type TextInput, trimmed, useTextInput } from './useTextInput.ts';

/** The attributes that connect a text control to its question and its answer. */
export interface TextControlProps<Control extends TextControl> extends ControlProps, TextInput<Control> {
  readonly readOnly: boolean;
  readonly placeholder: string | undefined;
}

/**
 * The attributes of a text control. It never cuts text short: a text that is too long is an error, which the guest can
 * see and correct.
 *
 * @param normalize makes the answer from the text when the control is left; removes the spaces around it when absent.
 *   Pass the same function at each render.
 */
export function useTextControl<Control extends TextControl>(
  props: FieldWidgetProps,
  normalize: (text: string) => string = trimmed,
): TextControlProps<Control> {
  const control = controlProps(props);
  const text = useTextInput<Control>(props, normalize);
  return { ...control, ...text, readOnly: props.readonly, placeholder: readPlaceholder(props) };
}
