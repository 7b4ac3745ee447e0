import type { FieldWidgetProps } from './FormContext.ts';

/** The attributes that connect a control to its question: its identity, state and description. */
export interface ControlProps {
  readonly id: string;
  readonly name: string;
  readonly disabled: boolean;
  /** The value of `ui:autocomplete`. */
  readonly autoComplete: string | undefined;
  readonly 'aria-required': true | undefined;
  /** True while the question shows an error. After a refused Continue, the first such control gets the focus. */
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

/** The attributes of a control that is not one of a group. */
export function controlProps(props: FieldWidgetProps): ControlProps {
  const { id, name, required, disabled, invalid, options, schema } = props;
  return {
    id,
    name,
    disabled,
    autoComplete: typeof options.autocomplete === 'string' ? options.autocomplete : undefined,
    'aria-required': required || undefined,
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy({
      id,
      description: Boolean(schema.description),
      help: Boolean(options.help),
      error: invalid,
    }),
  };
}

/** The value of `ui:placeholder`; undefined when it is absent or empty. */
export const readPlaceholder = ({ options: { placeholder } }: FieldWidgetProps): string | undefined =>
  typeof placeholder === 'string' && placeholder !== '' ? placeholder : undefined;

/** Which texts there are around a field. `id` is the field's id. */
export interface FieldTexts {
  readonly id: string;
  readonly description: boolean;
  readonly help: boolean;
  readonly error: boolean;
}

/** The value of `aria-describedby`: the ids of the field's texts, hint before error; undefined when there are none. */
export function describedBy({ id, description, help, error }: FieldTexts): string | undefined {
  const ids = [description && descriptionId(id), help && helpId(id), error && errorId(id)].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

// The ids of the elements around a field, made from the field's own id.

export const titleId = (id: string): string => `${id}__title`;
export const descriptionId = (id: string): string => `${id}__description`;
export const helpId = (id: string): string => `${id}__help`;
export const errorId = (id: string): string => `${id}__error`;

/** The id of the control of one choice. */
export const optionId = (id: string, index: number): string => `${id}-${index}`;
