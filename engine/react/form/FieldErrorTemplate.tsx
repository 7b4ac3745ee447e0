import { errorId, type FieldErrorProps, type RJSFSchema } from '@rjsf/utils';
import type { FormContext } from './FormContext.ts';
import { useFieldError } from './useFieldError.ts';

/** A field's error, told by words, a sign and colour. */
export function FieldErrorTemplate({ fieldPathId, registry }: FieldErrorProps<unknown, RJSFSchema, FormContext>) {
  const { formContext } = registry;
  const error = useFieldError(fieldPathId.$id, formContext);
  if (error === undefined) return null;
  return (
    <p className="sw-error" id={errorId(fieldPathId)}>
      <span className="sw-unseen">{formContext.words.error}: </span>
      <span>{error}</span>
    </p>
  );
}
