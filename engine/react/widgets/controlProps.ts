import type { FieldWidgetProps } from '../form/FormContext.ts';
import { describedBy } from './describedBy.ts';
import { isInvalid } from './isInvalid.ts';

/** The attributes that every control of its own (not one of a group) has: identity, state and description. */
export function controlProps(props: FieldWidgetProps) {
  const { id, name, required, disabled, options, schema } = props;
  const invalid = isInvalid(props);
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
