import type { FieldWidgetProps } from '../form/FormContext.ts';
import { useFieldError } from '../form/useFieldError.ts';
import { describedBy } from './describedBy.ts';

/** The attributes that every control of its own (not one of a group) has: identity, state and description. */
export function useControlProps(props: FieldWidgetProps) {
  const { id, name, required, disabled, options, schema, registry } = props;
  const invalid = useFieldError(id, registry.formContext) !== undefined;
  return {
    id,
    name,
    disabled,
    autoComplete: typeof options.autocomplete === 'string' ? options.autocomplete : undefined,
    'aria-required': required || undefined,
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy({
      id,
      description: Boolean(options.description ?? schema.description),
      help: Boolean(options.help),
      error: invalid,
    }),
  };
}
