import { useState } from 'react';

/** The value or, while it is frozen, the last one before. */
export function useFrozen<T extends string | number | undefined>(value: T, isFrozen: boolean): T {
  const [last, setLast] = useState(value);
  if (isFrozen) return last;
  if (last !== value) setLast(value);
  return value;
}
