import type { ErrorSchema } from '@rjsf/utils';
import { useMemo } from 'react';

/**
 * The same tree of errors, with the same object for a field as long as its errors read the same, so that only fields
 * whose errors change render again.
 */
export function useStableErrors(errors: ErrorSchema<unknown>): ErrorSchema<unknown> {
  const known = useMemo(() => new Map<string, unknown>(), []);
  return useMemo(() => {
    const stable = Object.entries(errors).map(([name, branch]) => {
      const key = `${name} ${JSON.stringify(branch)}`;
      if (!known.has(key)) known.set(key, branch);
      return [name, known.get(key)];
    });
    return Object.fromEntries(stable);
  }, [errors, known]);
}
