import { createContext, useMemo } from 'react';
import { memoize } from '../../../core/validation/memoize.ts';
import { errorId } from '../../rjsf/rjsf.ts';
import type { FormMessages } from '../FormMessages.ts';
import type { SummaryError } from './ErrorSummary.tsx';

interface FieldErrorProps {
  /** The id of the field. */
  readonly id: string;
  readonly error: string;
  readonly messages: FormMessages;
}

/** A field's error, shown by text, a sign and color. */
export function FieldError({ id, error, messages }: FieldErrorProps) {
  return (
    <p className="sw-error" id={errorId(id)}>
      <span className="sw-unseen">{`${messages.error}: `}</span>
      <span>{error}</span>
    </p>
  );
}

/** The message of each field's error, by the field's id, in a list of one, as rjsf expects it. */
type FieldErrors = ReadonlyMap<string, string[]>;

/**
 * The errors of a page's fields. Components that draw several fields read it and pass each error on as a prop, so that
 * an error that comes or goes renders only its own field.
 */
export const FieldErrorsContext = createContext<FieldErrors>(new Map());

/** The errors by field id. The same message gives the same list object, so that a field sees that nothing changed. */
export function useFieldErrors(summaryErrors: readonly SummaryError[]): FieldErrors {
  const wrapInList = useMemo(() => memoize((text) => [text]), []);
  return useMemo(
    () => new Map(summaryErrors.map(({ id, text }) => [id, wrapInList(text)])),
    [summaryErrors, wrapInList],
  );
}
