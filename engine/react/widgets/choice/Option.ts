import type { FieldWidgetProps } from '../../form/FormContext.ts';

/** One choice: the answer that it gives, and its label. */
export interface Option {
  readonly value: unknown;
  readonly label: string;
  /** A line below the label. */
  readonly description?: string;
}

/** The choices of a question, in their order: those of its schema, or of the list that `ui:choices` names. */
export const listOptions = ({ options }: FieldWidgetProps): readonly Option[] =>
  (options.enumOptions ?? []).map(({ value, label, schema }) => ({
    value,
    label,
    ...(schema?.description && { description: schema.description }),
  }));

/** The choice whose value, as text, is the native control's value; undefined when none is chosen. */
export const findOption = (options: readonly Option[], text: string): Option | undefined =>
  options.find(({ value }) => String(value) === text);
