import { useLayoutEffect, useState } from 'react';
import type { FormContext } from './FormContext.ts';

/** The words of a field's error; undefined while it has none. Only who calls this renders when the error changes. */
export function useFieldError(id: string, { errors }: FormContext): string | undefined {
  const [error, setError] = useState(() => errors.of(id));
  useLayoutEffect(() => {
    const tell = (): void => setError(errors.of(id));
    tell();
    return errors.subscribe(id, tell);
  }, [errors, id]);
  return error;
}
