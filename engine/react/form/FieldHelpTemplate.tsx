import { type FieldHelpProps, helpId, type RJSFSchema } from '@rjsf/utils';
import type { FormContext } from './FormContext.ts';

/** The hint of a field (`ui:help`). */
export function FieldHelpTemplate({ help, fieldPathId }: FieldHelpProps<unknown, RJSFSchema, FormContext>) {
  return help ? (
    <p className="sw-hint" id={helpId(fieldPathId)}>
      {help}
    </p>
  ) : null;
}
