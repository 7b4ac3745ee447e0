import { useCallback, useSyncExternalStore } from 'react';
import type { FormContext } from './FormContext.ts';

/** The words of a field's error; undefined while it has none. Only who calls this renders when the error changes. */
export function useFieldError(id: string, { errors }: FormContext): string | undefined {
  const subscribe = useCallback((listener: () => void) => errors.subscribe(id, listener), [errors, id]);
  return useSyncExternalStore(subscribe, () => errors.of(id));
}
