import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react';
import { coerceString } from '../../../core/json/coerceString.ts';
import type { FieldWidgetProps } from '../../form/FormContext.ts';
import { withoutMarks } from './withoutMarks.ts';

/** A control in which a text is typed. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** The props that connect a text control to its answer. */
export interface TextInput<Control extends TextControl> {
  readonly ref: RefCallback<Control>;
  readonly defaultValue: string;
  readonly onInput: () => void;
  readonly onBlur: () => void;
}

const asText = (value: unknown): string => (value === undefined || value === null ? '' : coerceString(value));

/**
 * Leaves the text to the browser until the control is left or the form is submitted, so that a key press renders
 * nothing and no render moves the caret. Then `normalize` makes the answer from the text: it trims or formats it. An
 * empty text is no answer. `useTextControl` has these attributes and those of `controlProps`.
 *
 * @param normalize removes the spaces around the text when absent; pass the same function at each render
 */
export function useTextInput<Control extends TextControl>(
  { id, value, onChange, registry }: FieldWidgetProps,
  normalize: (text: string) => string = trimmed,
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

  // When a field is removed, because the guest leaves the page or the question is hidden, its text must not be lost.
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

/** Removes the spaces around a text. */
export const trimmed = (text: string): string => text.trim();

/** Keeps a text as it is, because spaces are part of the answer (`ui:trim: false`). */
export const untouched = (text: string): string => text;

/** Removes invisible characters and the spaces around a text. For addresses, numbers and codes; not for names. */
export const unmarked = (text: string): string => withoutMarks(text).trim();
