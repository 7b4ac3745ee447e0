import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react';
import { coerceString } from '../../../core/json/coerceString.ts';
import type { FieldWidgetProps } from '../../form/FormContext.ts';
import { withoutMarks } from './withoutMarks.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** What ties a text control to its answer. */
export interface TextInput<Control extends TextControl> {
  readonly ref: RefCallback<Control>;
  readonly defaultValue: string;
  readonly onInput: () => void;
  readonly onBlur: () => void;
}

const asText = (value: unknown): string => (value === undefined || value === null ? '' : coerceString(value));

/**
 * Lets the browser own the text until the control is left or the form is submitted: a key renders nothing, and no
 * render moves the caret. `normalize` is what becomes of the text then (trimmed, formatted); empty text is no answer.
 */
export function useTextInput<Control extends TextControl>(
  { id, value, onChange, registry }: FieldWidgetProps,
  normalize: (text: string) => string,
): TextInput<Control> {
  const { pending } = registry.formContext;
  const ref = useRef<Control>(null);
  const shown = asText(value);
  const committed = useRef(shown);

  const commit = useCallback(() => {
    const control = ref.current;
    if (!control) return;
    const text = normalize(control.value);
    if (text !== control.value) control.value = text;
    if (text === committed.current) return;
    committed.current = text;
    onChange(text === '' ? undefined : text);
  }, [onChange, normalize]);

  // A field that goes, because the guest leaves the page or the question is hidden, must not take the answer with it.
  const attach = useCallback(
    (control: Control) => {
      ref.current = control;
      return () => pending.leave(id);
    },
    [id, pending],
  );

  useLayoutEffect(() => {
    if (shown === committed.current) return;
    committed.current = shown;
    if (ref.current) ref.current.value = shown;
  }, [shown]);

  return {
    ref: attach,
    defaultValue: shown,
    onInput: () => pending.typed(id, commit),
    onBlur: () => pending.left(id),
  };
}

/** Text as it is kept once its control is left: without the spaces around it. */
export const trimmed = (text: string): string => text.trim();

/** Text as it is kept where spaces are part of the answer (`ui:trim: false`). */
export const untouched = (text: string): string => text;

/** The same of what is no name and no prose: an address, a number, a code. */
export const unmarked = (text: string): string => withoutMarks(text).trim();
