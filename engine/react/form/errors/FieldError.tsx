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

/** A field's error, told by words, a sign and colour. */
export function FieldError({ id, error, messages }: FieldErrorProps) {
  return (
    <p className="sw-error" id={errorId(id)}>
      <span className="sw-unseen">{`${messages.error}: `}</span>
      <span>{error}</span>
    </p>
  );
}

/** The words of each field's error, by the field's id: a list of one, as rjsf has it. */
type FieldErrors = ReadonlyMap<string, string[]>;

/**
 * Read by those who draw several fields, and handed on as a prop, so that an error that comes or goes renders its own
 * field and no other.
 */
export const FieldErrorsContext = createContext<FieldErrors>(new Map());

/** The errors by field. The same words are the same list every time, so that a field can tell that nothing changed. */
export function useFieldErrors(summaryErrors: readonly SummaryError[]): FieldErrors {
  const wrapInList = useMemo(() => memoize((text) => [text]), []);
  return useMemo(
    () => new Map(summaryErrors.map(({ id, text }) => [id, wrapInList(text)])),
    [summaryErrors, wrapInList],
  );
}
