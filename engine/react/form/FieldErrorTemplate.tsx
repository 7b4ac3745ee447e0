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
      <svg className="sw-error__sign" viewBox="0 0 20 20" aria-hidden="true">
        <path d="M10 1a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm-1 4h2v7H9V5Zm0 8.5h2v2H9v-2Z" />
      </svg>
      <span className="sw-unseen">{formContext.words.error}: </span>
      <span>{error}</span>
    </p>
  );
}
