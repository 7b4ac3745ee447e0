import { useMemo } from 'react';
import { memoize } from '../../../core/validation/memoize.ts';
import type { SummaryError } from './ErrorSummary.tsx';
import type { FieldErrors } from './FieldErrorsContext.ts';

/** The errors by field. The same words are the same list every time, so that a field can tell that nothing changed. */
export function useFieldErrors(summaryErrors: readonly SummaryError[]): FieldErrors {
  const wrapInList = useMemo(() => memoize((text) => [text]), []);
  return useMemo(
    () => new Map(summaryErrors.map(({ id, text }) => [id, wrapInList(text)])),
    [summaryErrors, wrapInList],
  );
}
