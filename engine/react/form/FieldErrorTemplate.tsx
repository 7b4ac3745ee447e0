import { errorId, type FieldErrorProps, type RJSFSchema } from '@rjsf/utils';
import type { FormContext } from './FormContext.ts';

/** A field's error, told by words, a sign and colour. Only the first: mending one often mends the next. */
export function FieldErrorTemplate({
  errors,
  fieldPathId,
  registry,
}: FieldErrorProps<unknown, RJSFSchema, FormContext>) {
  const error = errors?.[0];
  if (!error) return null;
  return (
    <p className="sw-error" id={errorId(fieldPathId)}>
      <svg className="sw-error__sign" viewBox="0 0 20 20" aria-hidden="true">
        <path d="M10 1a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm-1 4h2v7H9V5Zm0 8.5h2v2H9v-2Z" />
      </svg>
      <span className="sw-unseen">{registry.formContext.words.error}: </span>
      <span>{error}</span>
    </p>
  );
}
