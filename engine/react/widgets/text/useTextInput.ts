import { type RefCallback, useLayoutEffect, useMemo } from 'react';
import { coerceString } from '../../../core/json/coerceString.ts';
import { type ControlProps, controlProps, readPlaceholder } from '../../field/controlProps.ts';
import type { FieldWidgetProps } from '../../field/FormContext.ts';
import type { PendingText } from '../../field/PendingText.ts';

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
  { id, value, onChange, form }: FieldWidgetProps,
  normalize: (text: string) => string = trimmed,
): TextInput<Control> {
  const { pending } = form;
  const shown = asText(value);
  // All that a text control keeps is in one object: a form has many of them.
  const link = useMemo(
    () => linkControl<Control>(id, pending, onChange, normalize),
    [id, pending, onChange, normalize],
  );
  useLayoutEffect(() => link.show(shown), [link, shown]);
  return { ref: link.ref, defaultValue: shown, onInput: link.onInput, onBlur: link.onBlur };
}

interface ControlLink<Control extends TextControl> extends Omit<TextInput<Control>, 'defaultValue'> {
  /** Puts the answer into the control, unless it is the one that the control gave. */
  readonly show: (text: string) => void;
}

function linkControl<Control extends TextControl>(
  id: string,
  pending: PendingText,
  onChange: (value: unknown) => void,
  normalize: (text: string) => string,
): ControlLink<Control> {
  let control: Control | null = null;
  /** The text as it is in the answers. */
  let committed: string | undefined;

  const commit = (): void => {
    if (control === null) return;
    const text = normalize(control.value);
    if (text !== control.value) control.value = text;
    if (text === committed) return;
    committed = text;
    onChange(text === '' ? undefined : text);
  };

  return {
    ref: (attached) => {
      control = attached;
      // When a field is removed, because the guest leaves the page or the question is hidden, its text must not be
      // lost.
      return () => pending.commitNow(id);
    },
    onInput: () => pending.typed(id, commit),
    onBlur: () => pending.commitOnBlur(id),
    show: (text) => {
      const isFirst = committed === undefined;
      if (text === committed) return;
      committed = text;
      if (control !== null && !isFirst) control.value = text;
    },
  };
}

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

/**
 * Removes invisible characters from a text, such as the direction marks around a number that is copied from an address
 * book: a guest could neither find nor delete them. Not for names, in which some languages need such characters.
 */
export const withoutMarks = (text: string): string => text.replace(/\p{Cf}/gu, '');

/** Removes the spaces around a text. */
export const trimmed = (text: string): string => text.trim();

/** Keeps a text as it is, because spaces are part of the answer (`ui:trim: false`). */
export const untouched = (text: string): string => text;

/** Removes invisible characters and the spaces around a text. For addresses, numbers and codes; not for names. */
export const unmarked = (text: string): string => withoutMarks(text).trim();
