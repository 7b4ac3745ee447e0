import { coerceString } from '../../../core/json/coerceString.ts';
import type { FieldWidgetProps } from '../../field/FormContext.ts';

/** One choice: the answer that it gives, and its label. */
export interface Option {
  readonly value: unknown;
  readonly label: string;
  /** A line below the label. */
  readonly description?: string;
}

/**
 * The choices of a question, in their order: those of its schema, or of the list that `ui:choices` names. A list of
 * choices has those of its items; a yes/no answer has Yes and No.
 */
export function listOptions({ schema, form }: Pick<FieldWidgetProps, 'schema' | 'form'>): readonly Option[] {
  const { type, enum: values, oneOf } = schema.type === 'array' ? (schema.items ?? {}) : schema;
  if (oneOf)
    return oneOf.map(({ const: value, title, description }) => ({
      value,
      label: title,
      ...(description && { description }),
    }));
  if (type !== 'boolean') return (values ?? []).map((value) => ({ value, label: coerceString(value) }));
  const { yes, no } = form.messages;
  return (values ?? [true, false]).map((value) => ({ value, label: value === true ? yes : no }));
}

/** The choice whose value, as text, is the native control's value; undefined when none is chosen. */
export const findOption = (options: readonly Option[], text: string): Option | undefined =>
  options.find(({ value }) => String(value) === text);
